import { claims } from '../../resources/claims/claims';
import { payments } from '../../resources/payments/payments';
import type { Identity } from '../base/identity';
import { declineClaim } from '../claims/decide';
import { lookFor } from '../claims/look';
import { makeClaim } from '../claims/makeClaim';
import { updateRecord } from '../store/updateRecord';
import { unlessRefused } from './Agenda';
import { DAY, HOUR, MINUTE } from './Chance';
import { goOn, unpaidForms } from './exceptions';
import { payIntoWallet } from './statements';
import type { World } from './World';

/** Simulates a claim by a customer who has not paid, and its result. */
export async function claimInVain(world: World, end: 'OPEN' | 'WAITING' | 'DECLINED'): Promise<void> {
  const { deps, agenda, chance, staff } = world;
  const form = chance.pick(await unpaidForms(world));
  if (!form?.phoneNumber) return;
  const code = String(chance.integer(43_000_000_000, 43_999_999_999));
  const claim = await unlessRefused(makeClaim(deps, saidOf(world, form, code)));
  if (!claim) return;
  await lookFor(deps, claim);
  if (end === 'OPEN') return;
  agenda.after(3 * DAY + HOUR, async () => {
    const current = await deps.store.get(claims, claim.id);
    if (current) await lookFor(deps, current);
    if (end !== 'DECLINED') return;
    const finance = chance.pick(staff('Finance'));
    agenda.at(chance.working(agenda.now), () => decline(world, claim.id, finance));
  });
}

const decline = ({ deps }: World, id: string, by: Identity) =>
  unlessRefused(declineClaim(deps, id, 'No such payment on any statement.', by));

/**
 * Simulates a customer who pays directly into a wallet, claims it when the order is still unpaid, and proves the number that
 * paid.
 */
export async function claimRightly(world: World): Promise<void> {
  const { deps, agenda, books } = world;
  const form = (await unpaidForms(world)).at(-1);
  if (!form?.phoneNumber) return;
  const code = await payIntoWallet(world, form.amount, form.phoneNumber);
  agenda.after(20 * MINUTE, async () => {
    const claim = await unlessRefused(makeClaim(deps, saidOf(world, form, code)));
    if (!claim) return;
    await updateRecord(books, claims, claim.id, { numberProvedAt: agenda.now.toISOString() }, agenda.now);
    const settled = await lookFor(deps, claim);
    const payment = settled.paymentId ? await books.get(payments, settled.paymentId) : null;
    if (payment) await goOn(world, payment);
  });
}

function saidOf(
  { agenda }: World,
  form: { id: string; subscriptionFormId: string | null; phoneNumber: string | null },
  code: string,
) {
  const { id, subscriptionFormId } = form;
  const order = subscriptionFormId ? { subscriptionFormId } : { paymentFormId: id };
  const paidOn = new Date(agenda.now.getTime() + 3 * HOUR).toISOString().slice(0, 10);
  return { ...order, code, phoneNumber: form.phoneNumber ?? '', paidOn };
}
