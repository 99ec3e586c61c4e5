import { accounts } from '../../resources/accounts/accounts';
import { coveragePlaces } from '../../resources/coverage/coveragePlaces';
import { unknownPlaces } from '../../resources/coverage/unknownPlaces';
import { devices } from '../../resources/devices/devices';
import { paymentForms } from '../../resources/payments/paymentForms';
import { payments } from '../../resources/payments/payments';
import { subscriptions } from '../../resources/subscriptions/subscriptions';
import { tickets } from '../../resources/tickets/tickets';
import { startAttempt } from '../payments/attempts';
import { decideRefund, requestRefund } from '../payments/refunds';
import { submitRefund } from '../payments/submitRefund';
import { updateRecord } from '../store/updateRecord';
import { renew } from '../subscriptions/renew';
import { statusHandlers } from '../tickets/handlers/status';
import { unlessRefused } from './Agenda';
import { DAY, HOUR } from './Chance';
import { follow } from './network';
import { replaceDevice } from './stock';
import { beginVisit } from './visits';
import { asked, changeAs, type World } from './World';

// Leaves work open at the end, so that there is some of everything at any time of day.

const anyone = async ({ books, chance }: World) =>
  chance.pick(await books.find(accounts, { where: [{ path: 'status', in: ['ACTIVE'] }] }));

/** Starts a payment while the provider cannot be reached, for a customer without another payment in progress. */
export async function payInVain({ books, deps, provider }: World): Promise<void> {
  const unpaid = await books.find(paymentForms, {
    where: [{ path: 'status', in: ['NEW', 'FAILED'] }],
    sort: { path: 'dateCreated', ascending: false },
  });
  provider.reachable = false;
  for (const { id, subscriptionFormId } of unpaid) {
    const wanted = subscriptionFormId ? { subscriptionFormId } : { paymentFormId: id };
    await unlessRefused(startAttempt(deps, { ...wanted, carrier: 'MTN_UGANDA', callbackUrl: '/' }));
    const begun = { path: 'status', in: ['NEW'] } as const;
    if ((await books.count(payments, { where: [begun, { path: 'paymentFormId', in: [id] }] })) > 0) break;
  }
  provider.reachable = true;
}

/** Creates a renewal by support that is still unpaid. */
export async function renewUnpaid(world: World): Promise<void> {
  const { books, deps, chance, staff } = world;
  const by = chance.pick(staff('Support')).userId;
  for (let tries = 0; tries < 25; tries += 1) {
    const { id: accountId } = await anyone(world);
    const renewal = await unlessRefused(renew(books, { accountId }, by, deps.now()));
    // If an unpaid renewal exists, that one is returned.
    if (renewal?.dateCreated === deps.now().toISOString()) return;
  }
}

/** Leaves a refund waiting after this step. It is decided by someone other than the requester. */
export async function leaveRefund(world: World, step: 'request' | 'approve' | 'submit'): Promise<void> {
  const { books, deps, agenda, staff } = world;
  const since = new Date(agenda.now.getTime() - 5 * DAY).toISOString();
  const where = [
    { path: 'status', in: ['SUCCESSFUL'] },
    { path: 'dateCreated', from: since },
  ] as const;
  const [first, second] = staff('Finance');
  const requester = { request: staff('Support')[0], approve: staff('Administrator')[0], submit: first }[step];
  if (!requester || !second) return;
  for (const { id: paymentId, amount, provider } of await books.find(payments, { where })) {
    const wish = { paymentId, amount, reason: 'The customer changed their mind within a day.' };
    const task = await unlessRefused(requestRefund(deps, wish, requester));
    if (!task) continue;
    if (step !== 'request') await decideRefund(deps, task.id, 'approve', null, second);
    if (step === 'submit') await submitRefund(deps, task.id, provider ? null : 'Refund slip 2399', second);
    return;
  }
}

/** Leaves a visit that is in progress, waits for another provider, or turned out not to be feasible. */
export async function leaveVisit(world: World, status: 'ACTIVE' | 'SERVICE_PROVIDER_SWITCH' | 'NOT_FEASIBLE') {
  const { id: accountId } = await anyone(world);
  const type = status === 'ACTIVE' ? 'REPAIR' : 'SURVEY';
  const visit = await beginVisit(world, { type, accountId }, world.agenda.now);
  if (status === 'SERVICE_PROVIDER_SWITCH') return visit.switchProvider();
  if (status === 'NOT_FEASIBLE') return visit.giveUp('The landlord did not agree.');
  await visit.leave();
  await visit.start();
  visit.tick(2 * HOUR);
}

/** Leaves a visit that was planned for yesterday and assigned to support. */
export async function missVisit(world: World): Promise<void> {
  const { id: accountId } = await anyone(world);
  const [assignee] = world.staff('Support');
  await beginVisit(world, { type: 'SURVEY', accountId, ...(assignee ? { assignee } : {}) }, world.agenda.now);
}

/** Replaces the broken ONU of a customer. */
export const breakDevice = async (world: World): Promise<void> => replaceDevice(world, (await anyone(world)).id);

/**
 * Simulates a customer who leaves and takes the ONU along: the network tries for days to switch it off, then the task waits for a
 * person.
 */
export async function leaveWithDevice(world: World): Promise<void> {
  const { books, network, staff } = world;
  const { id } = await anyone(world);
  const [device] = await books.find(devices, { where: [{ path: 'accountId', in: [id] }], limit: 1 });
  const [term] = await books.find(subscriptions, {
    where: [
      { path: 'accountId', in: [id] },
      { path: 'status', in: ['ACTIVE'] },
    ],
  });
  const [lead] = staff('Support lead');
  if (!device?.managementId || !term || !lead) return;
  network.unplugged.add(device.managementId);
  await changeAs(world, lead, subscriptions, term.id, { status: 'FORFEITED' }, 'Moved out and took the ONU along');
  await follow(world, id);
}

/** Leaves a ticket that waits for a customer's answer. */
export async function leaveTicketWaiting({ books, deps, staff }: World): Promise<void> {
  const owners = ['Support', 'Support lead', 'Finance', 'Field team', 'Network engineer'].flatMap(staff);
  const where = [
    { path: 'status', in: ['IN_PROGRESS'] },
    { path: 'waiting', in: [false] },
  ] as const;
  const sort = { path: 'dateCreated', ascending: false } as const;
  for (const { id, responsibleId } of await books.find(tickets, { where, sort })) {
    const owner = owners.find(({ userId }) => userId === responsibleId);
    const body = { waiting: true };
    if (owner && (await unlessRefused(statusHandlers(deps).waitForCustomer(asked(owner, body, { id }))))) return;
  }
}

/** Lets staff process unknown places: some texts mean a place, some do not. */
export async function sortTexts(world: World): Promise<void> {
  const { books, agenda, staff } = world;
  const [admin] = staff('Administrator');
  const place = books.rowsOf(coveragePlaces).find(({ name }) => name === 'Ntinda');
  for (const { id, typed } of await books.find(unknownPlaces)) {
    if (typed === 'Ntinda stretcher' && place)
      await updateRecord(books, unknownPlaces, id, { status: 'ADDED', placeId: place.id }, agenda.now);
    if (admin && /^(home|near)/.test(typed)) await changeAs(world, admin, unknownPlaces, id, { status: 'DISMISSED' });
  }
}
