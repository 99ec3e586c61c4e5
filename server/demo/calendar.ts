import { users } from '../../resources/access/users';
import { accounts } from '../../resources/accounts/accounts';
import { clients } from '../../resources/accounts/clients';
import { noteSignIn } from '../access/noteSignIn';
import { updateRecord } from '../store/updateRecord';
import { badDay } from './badDays';
import { DAY } from './Chance';
import { claimInVain, claimRightly } from './claims';
import { openTicket } from './desk';
import { survey } from './errands';
import { holdRandomPayment, payTwice, reverseRandomPayment } from './exceptions';
import {
  breakDevice,
  leaveRefund,
  leaveTicketWaiting,
  leaveVisit,
  leaveWithDevice,
  missVisit,
  payInVain,
  renewUnpaid,
  sortTexts,
} from './lately';
import {
  changeRandomSubscription,
  extendRandomAccount,
  offer,
  suspendRandomAccount,
  terminateRandomAccount,
  transferRandomLine,
} from './lines';
import { retryFailed } from './network';
import { notify } from './notifications';
import { endAbandoned } from './payers';
import { decideOthers, refundRandomPayment } from './refunds';
import { buyDevices } from './stock';
import { CUSTOMER_TOPICS, LEAD_TOPICS } from './topics';
import { arrive, look, noteLead, showInterest } from './visitors';
import type { World } from './World';

/** An event, how often it happens, and between how many days before the end. */
type Plan = readonly [run: (world: World) => Promise<unknown>, count: number, from: number, to: number];

/** Plans when events happen. People decide at that time what follows. */
export function planAll(world: World): void {
  const { scale, agenda, chance } = world;
  const { days } = scale;
  const often = (count: number) => Math.ceil(count * scale.rarities);
  const launch = Math.round(scale.customers * 0.5);
  const lately = 5 + Math.round(scale.customers / 50);
  const plans: readonly Plan[] = [
    [(w) => buyDevices(w, 24), 1, days, days],
    [(w) => arrive(w, true), launch, days, days * 0.85],
    [(w) => arrive(w, true), scale.customers - launch - lately, days * 0.85, 4],
    [(w) => arrive(w, true), lately, 4, 0.1],
    [(w) => arrive(w, false), scale.prospects, 200, 0.2],
    [look, scale.lookers, 390, 0],
    [showInterest, scale.interested, 380, 0.1],
    [(w) => noteLead(w), scale.leads, 300, 0.1],
    [(w) => noteLead(w, w.staff('Sales agent')[0]), often(7), 16, 0.1],
    [customerTicket, scale.tickets, days * 0.85, 6],
    [customerTicket, 12 + often(4), 6, 0.02],
    [leadTicket, Math.round(scale.tickets / 5), 300, 5],
    [leadTicket, 10 + often(4), 5, 0.02],
    [badDay, scale.badDays, 360, 3],
    [extendRandomAccount, often(22), 380, 1],
    [suspendRandomAccount, often(9), 300, 2],
    [terminateRandomAccount, often(8), 260, 2],
    [(w) => changeRandomSubscription(w, 'INACTIVE'), often(6), 250, 1],
    [(w) => changeRandomSubscription(w, 'FORFEITED'), often(4), 250, 1],
    [(w) => changeRandomSubscription(w, 'TERMINATED'), often(3), 250, 1],
    [transferRandomLine, often(13), 300, 1],
    [refundRandomPayment, often(14), 380, 8],
    [refundRandomPayment, often(7), 4, 0.1],
    [reverseRandomPayment, often(4), 300, 2],
    [payTwice, often(5), 300, 1],
    [(w) => holdRandomPayment(w, 'amount'), often(4), 250, 4],
    [(w) => holdRandomPayment(w, 'amount'), 2, 0.5, 0.05],
    [(w) => holdRandomPayment(w, 'currency'), often(2), 100, 4],
    [(w) => holdRandomPayment(w, 'currency'), 1, 0.5, 0.05],
    [(w) => holdRandomPayment(w, 'reference'), 2, 0.5, 0.05],
    [(w) => holdRandomPayment(w, 'silence'), often(2), 6, 1.2],
    [(w) => notify(w, 'DISMISSED'), often(7), 170, 5],
    [(w) => notify(w, 'MATCHED'), often(4), 170, 1],
    [(w) => notify(w, 'UNKNOWN'), often(3), 6, 0.5],
    [(w) => notify(w, 'UNMATCHED'), often(2), 2, 0.1],
    [claimRightly, often(4), 25, 0.5],
    [(w) => claimInVain(w, 'DECLINED'), often(4), 28, 6],
    [(w) => claimInVain(w, 'WAITING'), often(4), 20, 4],
    [(w) => claimInVain(w, 'OPEN'), often(4), 2, 0.1],
    [(w) => offer(w, 'NEW'), often(2), 12, 1],
    [(w) => offer(w, 'PENDING'), often(2), 12, 1],
    [endAbandoned, days, days, 0.5],
    [decideOthers, days, days, 0.5],
    [retryFailed, days, days, 1],
    [signInRandomUser, 60, 30, 0.1],
    [surveySomebody, often(6), 200, 2],
    [(w) => arrive(w, true, [12, 15]), often(1), 4, 2.5],
    [(w) => arrive(w, true, [5, 7]), often(2), 3, 1],
    [breakDevice, 1, 30, 20],
    [sortTexts, 1, 3, 3],
    [leaveWithDevice, 2 * often(1), 7, 4.5],
    [missVisit, often(1), 2, 1],
    [renewUnpaid, often(2), 3, 0.3],
    [(w) => leaveVisit(w, 'SERVICE_PROVIDER_SWITCH'), 1, 4, 1],
    [(w) => leaveVisit(w, 'NOT_FEASIBLE'), often(1), 9, 1],
    [(w) => leaveVisit(w, 'ACTIVE'), 1, 0.05, 0.02],
    [(w) => leaveRefund(w, 'request'), often(1), 0.9, 0.3],
    [(w) => leaveRefund(w, 'approve'), 1, 0.9, 0.3],
    [(w) => leaveRefund(w, 'submit'), 1, 0.9, 0.3],
    [(w) => holdRandomPayment(w, 'silence'), 1, 0.5, 0.1],
    [payInVain, 2, 0.04, 0.02],
    [renewUnpaid, 1, 0.018, 0.01],
    [customerTicket, often(4), 0.35, 0.08],
    [customerTicket, 2, 0.01, 0.001],
    [leadTicket, 2, 0.01, 0.001],
    [leaveTicketWaiting, 1, 0.0008, 0.0004],
  ];
  for (const [run, count, since, to] of plans) {
    // Nothing happens to customers before there are any.
    const from = Math.min(since, since < days ? days * 0.9 : days);
    for (let each = 0; each < count; each += 1) {
      // Spread evenly, but with some variation, and never all at one end.
      const share = (each + chance.random()) / count;
      const moment = new Date(world.end.getTime() - (from - (from - to) * share) * DAY);
      agenda.at(to < 1 && from < 1 ? moment : chance.awake(moment), () => run(world));
    }
  }
}

/** Simulates a sign-in by a member of staff, occasionally after a wrong password. */
async function signInRandomUser({ books, agenda, chance, staff }: World): Promise<void> {
  const { userId } = chance.pick(
    staff(chance.pick(['Administrator', 'Finance', 'Support', 'Sales agent', 'Field team'])),
  );
  const user = await books.get(users, userId);
  if (!user) return;
  if (chance.percent(10)) await noteSignIn(books, 'SIGN_IN_FAILED', user, agenda.now);
  await noteSignIn(books, 'SIGN_IN', user, agenda.now);
  await updateRecord(books, users, userId, { lastSignInAt: agenda.now.toISOString() }, agenda.now);
}

async function surveySomebody(world: World): Promise<void> {
  const { books, chance } = world;
  const customers = await books.find(accounts, { where: [{ path: 'status', in: ['ACTIVE'] }] });
  if (customers.length) await survey(world, chance.pick(customers).id);
}

async function customerTicket(world: World): Promise<void> {
  const { books, chance } = world;
  const statuses = ['ACTIVE', 'ACTIVE', 'INACTIVE'] as const;
  const customers = await books.find(accounts, { where: [{ path: 'status', in: [chance.pick(statuses)] }] });
  if (customers.length) await openTicket(world, { account: chance.pick(customers) }, chance.pick(CUSTOMER_TOPICS));
}

async function leadTicket(world: World): Promise<void> {
  const { books, chance } = world;
  const leads = await books.find(clients, { where: [{ path: 'stage', in: ['INTERESTED', 'LEAD', 'PROSPECT'] }] });
  if (leads.length) await openTicket(world, { client: chance.pick(leads) }, chance.pick(LEAD_TOPICS));
}
