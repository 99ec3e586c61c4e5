import type { ManualMethod } from '../../contract/statuses';
import type { Payment } from '../../resources/payments/Payment';
import { payments } from '../../resources/payments/payments';
import { startAttempt } from '../payments/attempts';
import { manualPaymentHandlers } from '../payments/handlers/manualPayments';
import type { OrderReference } from '../payments/orders';
import { settle } from '../payments/settle';
import { updateRecord } from '../store/updateRecord';
import { unlessRefused } from './Agenda';
import { HOUR, MINUTE } from './Chance';
import { methodOf } from './outside';
import { asked, type Life, type World } from './World';

/** The order to pay, the payment method, and the steps that follow. */
export interface Paying {
  wanted: OrderReference;
  amount: number;
  carrier: Life['carrier'];
  phoneNumber: string;
  onPaid(payment: Payment): Promise<void>;
  /** Called if the payer gives up. */
  onGivenUp?(): Promise<void>;
}

const DECLINES = [
  ['Insufficient funds.', 5],
  ['The payer declined.', 3],
  ['The payer did not answer in time.', 4],
  ['Wrong PIN.', 2],
] as const;

/** Pays at the desk, or through the provider, where it may take more than one attempt. */
export async function pay(world: World, paying: Paying, attempt = 1): Promise<void> {
  if (paying.carrier === 'CASH') return payAtDesk(world, paying);
  const { deps, agenda, chance, provider } = world;
  const { wanted, carrier, phoneNumber } = paying;
  provider.reachable = !chance.percent(0.6);
  const started = await unlessRefused(startAttempt(deps, { ...wanted, carrier, phoneNumber, callbackUrl: '/' }));
  provider.reachable = true;
  if (!started) return again(world, paying, attempt);
  const paid = chance.percent(attempt === 1 ? 88 : 92);
  agenda.after(chance.between(0.5, paid ? 4 : 12) * MINUTE, async () => {
    const message = paid ? null : chance.weighted(DECLINES);
    const outcome = paid ? 'COMPLETED' : 'FAILED';
    provider.say(started.trackingId ?? '', { outcome, message, paymentMethod: methodOf(carrier) });
    const settled = await settle(deps, started);
    if (paid) await paying.onPaid(settled);
    else await again(world, paying, attempt);
  });
}

/** Tries again, soon or the next day; most payers do. The reconciler ends an attempt that never reached the provider. */
async function again(world: World, paying: Paying, attempt: number): Promise<void> {
  const { agenda, chance } = world;
  if (attempt > 3 || chance.percent(10)) return paying.onGivenUp?.();
  const pause = chance.percent(70) ? chance.between(2, 25) * MINUTE : chance.between(3, 20) * HOUR;
  agenda.at(chance.awake(new Date(agenda.now.getTime() + pause)), () => pay(world, paying, attempt + 1));
}

const METHODS: readonly (readonly [ManualMethod, number, string])[] = [
  ['CASH', 6, 'Cash'],
  ['MOBILE_MONEY', 3, 'MM'],
  ['BANK_TRANSFER', 3, 'Bank'],
  ['CARD_TERMINAL', 2, 'POS'],
  ['CHEQUE', 1, 'CHQ'],
];

async function payAtDesk(world: World, { wanted, amount, onPaid }: Paying): Promise<void> {
  const { books, deps, agenda, chance, staff } = world;
  agenda.at(chance.working(agenda.now), async () => {
    const [method, , word] = chance.weighted(METHODS.map((each) => [each, each[1]] as const));
    const reference = `${word} ${48_000 + (await books.count(payments))}`;
    const desk = chance.pick([...staff('Front desk'), ...staff('Finance')]);
    const body = { ...wanted, amount, method, reference };
    const { recordManualPayment } = manualPaymentHandlers(deps);
    const recorded = await unlessRefused(recordManualPayment(asked(desk, body)));
    if (recorded) await onPaid(recorded.payment);
  });
}

/** Ends unfinished attempts every day, like the reconciler. */
export async function endAbandoned({ books, agenda }: World): Promise<void> {
  const before = new Date(agenda.now.getTime() - 20 * HOUR).toISOString();
  const where = [
    { path: 'status', in: ['NEW'] },
    { path: 'dateCreated', before },
  ] as const;
  for (const { id } of await books.find(payments, { where })) {
    const ended = {
      status: 'FAILED',
      nextCheckAt: null,
      statusMessage: 'The payment provider was not reached.',
    } as const;
    await updateRecord(books, payments, id, ended, agenda.now);
  }
}

/** Stops checks of open attempts at the end, because only the simulation's provider knows them. */
export async function forgetProvider({ books }: World): Promise<void> {
  for (const { id, dateUpdated } of await books.find(payments, { where: [{ path: 'nextCheckAt', isNull: false }] }))
    await updateRecord(books, payments, id, { nextCheckAt: null }, new Date(dateUpdated));
}
