import { clients } from '../../resources/accounts/clients';
import { businessSalesAgents } from '../../resources/agents/businessSalesAgents';
import { referrals } from '../../resources/agents/referrals';
import { interestForms } from '../../resources/coverage/interestForms';
import { unknownPlaces } from '../../resources/coverage/unknownPlaces';
import { buildingTypes } from '../../resources/orders/buildingTypes';
import { products } from '../../resources/subscriptions/products';
import { closeLead } from '../accounts/closeLead';
import type { Identity } from '../base/identity';
import { interestHandlers } from '../coverage/handlers/interest';
import { referralHandlers } from '../orders/handlers/referrals';
import { placeOrder } from '../orders/placeOrder';
import { startAttempt } from '../payments/attempts';
import { settle } from '../payments/settle';
import { createRecord } from '../store/createRecord';
import { DAY, HOUR, MINUTE } from './Chance';
import { checkPlace, checkText, chooseSeller, type DemoSeller } from './coverage';
import { habits, welcome } from './newCustomers';
import { pay } from './payers';
import { someone, somewhere } from './people';
import { asked, changeAs, createAs, type World } from './World';

const TYPED = [
  ...[
    'Kamwokya',
    'Ntinda stretcher',
    'home',
    'Kulambiro',
    'Kiwatule',
    'Acacia mall',
    'Kitintale',
    'Bbunga',
    'Najera 2',
  ],
  ...['Kungu', 'Mutungo', 'Komamboga', 'near my office', 'Mbalwa', 'Kitende', 'Kyaliwajjala', 'Salaama'],
];

/** Simulates a visitor who only checks the coverage. */
export async function look(world: World): Promise<void> {
  const { books, chance } = world;
  const known = new Map(books.rowsOf(unknownPlaces).map(({ typed, status }) => [typed, status]));
  const fresh = TYPED.find((typed) => !known.has(typed));
  // A text that staff have added is recognised from then on.
  const unknown = TYPED.filter((typed) => known.get(typed) !== 'ADDED');
  if (chance.percent(15)) return checkText(world, (chance.percent(75) && fresh) || chance.pick(unknown), 'UNKNOWN');
  if (chance.percent(4)) return checkText(world, chance.pick(['Kampala', 'Wakiso', 'Jinja']), 'SEVERAL');
  await checkPlace(world, somewhere(world, chance.percent(45)), chooseSeller(world, 10));
}

/** Simulates a visitor who wants fibre where there is none yet, and is called back. */
export async function showInterest(world: World): Promise<void> {
  const { deps, agenda, chance, staff } = world;
  const place = somewhere(world, false);
  const [agent] = staff('Sales agent');
  const seller = agent && chance.percent(20) ? agent : null;
  const check = await checkPlace(world, place, seller ? broughtBySeller(world, seller.userId) : {});
  const body = { coverageCheckId: check.id, client: someone(world, place) };
  const { interestForm } = await interestHandlers(deps).createInterest(asked(seller, body));
  if (chance.percent(30)) return;
  const [manager] = staff('Sales manager');
  const become = (status: string) => manager && changeAs(world, manager, interestForms, interestForm.id, { status });
  agenda.at(chance.working(new Date(agenda.now.getTime() + chance.between(0.2, 6) * DAY)), async () => {
    await become('CONTACTED');
    agenda.after(chance.between(5, 40) * DAY, async () => {
      if (chance.percent(45)) await become(chance.pick(['CLOSED', 'CONVERTED']));
    });
  });
}

const broughtBySeller = ({ books }: World, sellerId: string): DemoSeller => {
  const agency = books.rowsOf(businessSalesAgents).find(({ userId }) => userId === sellerId);
  return agency ? { agentId: agency.id, sellerId } : {};
};

/** Simulates a lead recorded by an agent or the office. Some are lost. */
export async function noteLead(world: World, by?: Identity): Promise<void> {
  const { books, chance, staff, deps } = world;
  const place = somewhere(world, true);
  const seller = by ?? chance.pick([...staff('Sales agent').slice(0, 1), ...staff('Administrator')]);
  const check = await checkPlace(world, place, broughtBySeller(world, seller.userId));
  if (!by && chance.percent(25)) {
    const body = { coverageCheckId: check.id, client: someone(world, place) };
    const { referral } = await referralHandlers(deps).createSelfReferral(asked(null, body));
    const clientId = (await books.get(referrals, referral.id))?.clientId;
    if (clientId) pursue(world, clientId);
    return;
  }
  const values = { ...someone(world, place), stage: 'LEAD', coverageCheckId: check.id };
  const { id } = await createAs(world, seller, clients, values);
  pursue(world, id);
}

/** Follows up a lead until it orders or is lost. */
function pursue(world: World, clientId: string): void {
  const { agenda, chance } = world;
  if (chance.percent(55)) lose(world, clientId, chance.between(2, 16));
  else agenda.after(chance.between(1, 12) * DAY, () => order(world, { clientId }, false));
}

const LOSSES = ['Chose another provider', 'Too expensive', 'Moved away', 'Cannot be reached'] as const;

function lose({ books, agenda, chance }: World, id: string, days: number): void {
  agenda.after(days * DAY, async () => {
    const client = await books.get(clients, id);
    if (client && client.stage !== 'CUSTOMER' && !client.lostAt)
      await closeLead(books, { id, within: undefined, reason: chance.pick(LOSSES) }, agenda.now);
  });
}

/** Simulates a visitor whose place is covered, and who orders within the hour or some days later. */
export async function arrive(world: World, pays: boolean, visitIn?: readonly [number, number]): Promise<void> {
  const { agenda, chance } = world;
  const place = somewhere(world, true);
  const brought = chooseSeller(world, 30);
  const check = await checkPlace(world, place, brought);
  const client = someone(world, place);
  const pause = chance.percent(70) ? chance.between(2, 50) * MINUTE : chance.between(0.5, 5) * DAY;
  agenda.at(chance.awake(new Date(agenda.now.getTime() + pause)), () =>
    order(world, { client, coverageCheckId: check.id, ...brought }, pays, visitIn),
  );
}

type Ordering = DemoSeller & { coverageCheckId?: string } & (
    | { clientId: string }
    | { client: ReturnType<typeof someone> }
  );

async function order(
  world: World,
  ordering: Ordering,
  pays: boolean,
  visitIn?: readonly [number, number],
): Promise<void> {
  const { books, agenda, chance, deps } = world;
  const isOffice = chance.percent(12);
  const offered = await books.find(products, {
    where: [
      { path: 'active', in: [true] },
      { path: 'segment', in: [isOffice ? 'BUSINESS' : 'HOME'] },
    ],
  });
  const product = chance.weighted(offered.map((each) => [each, each.durationDays === 30 ? 6 : 1.5] as const));
  const address = 'client' in ordering ? ordering.client.placeOfResidence : 'Kampala';
  const buildingTypeId = chance.pick(books.rowsOf(buildingTypes)).id;
  const form = await placeOrder(
    books,
    { ...ordering, productId: product.id, buildingTypeId, installationAddress: address },
    deps.now(),
  );
  const { clientId } = form;
  if (!ordering.agentId && chance.percent(8))
    await createRecord(books, referrals, { type: 'CUSTOMER', clientId }, deps.now());
  const life = habits(chance, product.durationDays);
  if (!pays) return hesitate(world, { form, amount: product.price });
  const carrier = life.carrier;
  const pause = chance.percent(80) ? chance.between(1, 20) * MINUTE : chance.between(4, 60) * HOUR;
  agenda.at(chance.awake(new Date(agenda.now.getTime() + pause)), () =>
    pay(world, {
      wanted: { subscriptionFormId: form.id },
      ...{ amount: product.price, carrier, phoneNumber: form.client.phoneNumber },
      async onPaid(payment) {
        if (payment.accountId) await welcome(world, payment.accountId, life, visitIn);
      },
      async onGivenUp() {
        lose(world, clientId, chance.between(3, 22));
      },
    }),
  );
}

/** Simulates a customer who orders but does not pay: they never try, or fail. Some sign on paper, some are lost. */
async function hesitate(
  world: World,
  { form, amount }: { form: Awaited<ReturnType<typeof placeOrder>>; amount: number },
) {
  const { books, agenda, chance, staff, provider, deps } = world;
  if (chance.percent(55)) {
    const wish = { subscriptionFormId: form.id, carrier: 'MTN_UGANDA' as const, callbackUrl: '/' };
    const payment = await startAttempt(deps, { ...wish, phoneNumber: form.client.phoneNumber });
    agenda.after(chance.between(3, 15) * MINUTE, async () => {
      provider.say(payment.trackingId ?? '', { outcome: 'FAILED', message: 'Insufficient funds.', amount });
      await settle(deps, payment);
    });
  }
  const [manager] = staff('Sales manager');
  if (chance.percent(30) && manager)
    agenda.after(chance.between(0.2, 3) * DAY, async () => {
      const client = await books.get(clients, form.clientId);
      if (client?.stage !== 'CUSTOMER') await changeAs(world, manager, clients, form.clientId, { stage: 'SUBSCRIBED' });
    });
  lose(world, form.clientId, chance.between(3, 22));
}
