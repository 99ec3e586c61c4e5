import { accounts } from '../../resources/accounts/accounts';
import type { RecordOf } from '../../resources/language/defineResource';
import { running } from '../subscriptions/current';
import { changeHandlers } from '../subscriptions/handlers/changes';
import { unlessRefused } from './Agenda';
import { HOUR } from './Chance';
import { openTicket } from './desk';
import { follow } from './network';
import { CUSTOMER_TOPICS } from './topics';
import { asked, type World } from './World';

const REASONS = [
  'Fibre cut on Jinja Road, a day without service.',
  'Power outage at the Ntinda cabinet.',
  'Road works cut the main cable.',
] as const;

/**
 * Simulates a network outage of some hours in one district. Its customers complain, and get a day or two for free when it is
 * over.
 */
export async function badDay(world: World): Promise<void> {
  const { books, agenda, chance, network, staff } = world;
  const online = await books.find(accounts, { where: [{ path: 'status', in: ['ACTIVE'] }] });
  if (online.length === 0) return;
  const where = placeOf(chance.pick(online));
  const hit = online.filter((account) => placeOf(account) === where);
  const [topic] = CUSTOMER_TOPICS;
  network.down = true;
  for (const account of hit)
    if (topic && chance.percent(40))
      agenda.after(chance.between(0.2, 5) * HOUR, () => openTicket(world, { account }, topic));
  const reason = chance.pick(REASONS);
  agenda.after(chance.between(4, 9) * HOUR, async () => {
    network.down = false;
    const lead = chance.pick(staff('Support lead'));
    for (const account of hit) await giveDays(world, account.id, chance.integer(1, 2), reason, lead);
  });
}

const placeOf = ({ accountDetail }: RecordOf<typeof accounts>) => accountDetail.placeOfResidence;

/** Gives free days to an account's running subscription, as far as the settings allow it. */
export async function giveDays(
  world: World,
  accountId: string,
  days: number,
  reason: string,
  by: Parameters<typeof asked>[0],
): Promise<void> {
  const { books, deps } = world;
  const subscription = await running(books, accountId);
  if (!subscription) return;
  const body = { subscriptionId: subscription.id, days, reason };
  await unlessRefused(changeHandlers(deps).createExtension(asked(by, body)));
  await follow(world, accountId);
}
