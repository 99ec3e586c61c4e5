import { accounts } from '../../resources/accounts/accounts';
import { clients } from '../../resources/accounts/clients';
import type { RecordOf } from '../../resources/language/defineResource';
import { PLACES } from '../../resources/language/demo/places';
import { products } from '../../resources/subscriptions/products';
import { subscriptions } from '../../resources/subscriptions/subscriptions';
import { createRecord } from '../store/createRecord';
import { running } from '../subscriptions/current';
import { recordEvent } from '../subscriptions/events';
import { changeHandlers } from '../subscriptions/handlers/changes';
import { unlessRefused } from './Agenda';
import { giveDays } from './badDays';
import { DAY } from './Chance';
import { recover } from './errands';
import { follow } from './network';
import { someone } from './people';
import { asked, changeAs, createAs, type World } from './World';

type Account = RecordOf<typeof accounts>;

/** Returns any account in one of these statuses, or null. */
async function some({ books, chance }: World, statuses: readonly Account['status'][]): Promise<Account | null> {
  const found = await books.find(accounts, { where: [{ path: 'status', in: statuses }] });
  return found.length ? chance.pick(found) : null;
}

const GIVEN = [
  'ONU replaced late.',
  'Moved house within the month.',
  'Goodwill after a wrong bill.',
  'Two evenings without service.',
] as const;

/** Lets support give a customer some free days. */
export async function extendRandomAccount(world: World): Promise<void> {
  const { chance, staff } = world;
  const account = await some(world, ['ACTIVE']);
  if (account)
    await giveDays(world, account.id, chance.integer(1, 5), chance.pick(GIVEN), chance.pick(staff('Support')));
}

/** Suspends the account of a customer who is away or has broken the rules, usually for some weeks. */
export async function suspendRandomAccount(world: World): Promise<void> {
  const { agenda, chance, staff, books } = world;
  const account = await some(world, ['ACTIVE']);
  const [admin] = staff('Administrator');
  if (!account || !admin) return;
  const reason = chance.pick(['Abroad until further notice', 'Sells the line on', 'Asked for a break']);
  await changeAs(world, admin, accounts, account.id, { status: 'SUSPENDED' }, reason);
  await follow(world, account.id);
  if (chance.percent(25)) return;
  agenda.after(chance.between(6, 40) * DAY, async () => {
    const current = await books.get(accounts, account.id);
    if (current?.status !== 'SUSPENDED') return;
    await unlessRefused(changeAs(world, admin, accounts, account.id, { status: 'ACTIVE' }, 'Asked to go on'));
    await follow(world, account.id);
  });
}

/** Terminates the account of a customer who leaves for good. */
export async function terminateRandomAccount(world: World): Promise<void> {
  const { chance, staff } = world;
  const account = await some(world, ['INACTIVE', 'INACTIVE', 'ACTIVE']);
  const [admin] = staff('Administrator');
  if (!account || !admin) return;
  const reason = chance.pick(['Moved abroad', 'Office closed', 'Changed provider']);
  await changeAs(world, admin, accounts, account.id, { status: 'TERMINATED' }, reason);
  await follow(world, account.id);
  await recover(world, account.id);
}

/** Changes a running subscription by hand: it is paused for a while, given up, or terminated. */
export async function changeRandomSubscription(
  world: World,
  status: 'INACTIVE' | 'FORFEITED' | 'TERMINATED',
): Promise<void> {
  const { books, agenda, chance, staff } = world;
  const account = await some(world, ['ACTIVE']);
  const [lead] = staff('Support lead');
  const term = account && (await running(books, account.id));
  if (!term || !lead) return;
  const reasons = { INACTIVE: 'On holiday', FORFEITED: 'Moves out this week', TERMINATED: 'Sold on to others' };
  await changeAs(world, lead, subscriptions, term.id, { status }, reasons[status]);
  await follow(world, term.accountId);
  if (status === 'INACTIVE' && chance.percent(60))
    agenda.after(chance.between(4, 25) * DAY, async () => {
      const paused = await books.get(subscriptions, term.id);
      if (paused?.status !== 'INACTIVE') return;
      await unlessRefused(changeAs(world, lead, subscriptions, term.id, { status: 'CREATED' }, 'Is back'));
      await follow(world, term.accountId);
    });
}

const MOVES = [
  'The tenant moved out, the next one keeps the line.',
  'The shop has a new owner.',
  'From the private to the company account.',
] as const;

/** Transfers a line with all its days to another account. */
export async function transferRandomLine(world: World): Promise<void> {
  const { chance, staff, lives, deps, books } = world;
  const account = await some(world, ['ACTIVE']);
  const [admin] = staff('Administrator');
  const [lead] = staff('Support lead');
  const term = account && (await running(books, account.id));
  if (!term || !admin || !lead) return;
  const [name, district] = (account.accountDetail.placeOfResidence ?? '').split(', ');
  const place = PLACES.find((each) => each[0] === name && each[1] === district) ?? PLACES[0];
  if (!place) return;
  const client = await createAs(world, admin, clients, { ...someone(world, place), stage: 'CUSTOMER' });
  const { firstName, lastName, emailAddress, phoneNumber, placeOfResidence } = client;
  const accountDetail = { firstName, lastName, emailAddress, phoneNumber, placeOfResidence };
  const values = { type: 'CUSTOMER', clientId: client.id, accountDetail, accountTypeId: account.accountTypeId };
  const next = await createAs(world, admin, accounts, values);
  const body = { subscriptionId: term.id, toAccountId: next.id, reason: chance.pick(MOVES) };
  await changeHandlers(deps).createSubscriptionTransfer(asked(lead, body));
  const life = lives.get(account.id);
  if (life) lives.set(next.id, { ...life, isPlanned: false });
  lives.delete(account.id);
  await follow(world, account.id);
  await follow(world, next.id);
}

/** Creates a subscription that was offered to an account on paper and is not agreed yet. */
export async function offer(world: World, status: 'NEW' | 'PENDING'): Promise<void> {
  const { books, chance, staff, agenda } = world;
  const account = await some(world, ['INACTIVE']);
  if (!account) return;
  const product = chance.pick(await books.find(products, { where: [{ path: 'active', in: [true] }] }));
  const { id: productId, price: amount, durationDays } = product;
  const values = { accountId: account.id, productId, amount, durationDays, isRenewal: true, status };
  const offered = await createRecord(books, subscriptions, values, agenda.now);
  const [by] = staff('Administrator');
  await recordEvent(books, null, offered, { type: 'CREATED', userId: by?.userId ?? null }, agenda.now);
}
