import { addHours, subDays } from 'date-fns';
import { accounts } from '../../resources/accounts/accounts';
import { accessHolds } from '../../resources/network/accessHolds';
import { accessLines } from '../../resources/network/accessLines';
import { declineClaim } from '../claims/decide';
import { makeClaim } from '../claims/makeClaim';
import { holdHandlers } from '../network/holdHandlers';
import { watchCutOffs } from '../network/holds/watchCutOffs';
import { holdLines } from '../network/jobs/holdLines';
import { dayAfter, dayAt } from '../rules/days';
import { renew } from '../subscriptions/renew';
import { unlessRefused } from './Agenda';
import { asked, type World } from './World';

/** The days before the end in which lines are kept on, and the hours between two looks at them. */
const DAYS = 9;
const EVERY = 3;
const PROMISED = [
  { path: 'reason', in: ['PROMISE'] },
  { path: 'status', in: ['ACTIVE'] },
] as const;

/** Lets the product look ahead at cut-offs, staff promise to keep some lines on, and one mass cut-off be stopped and confirmed. */
export function planHolds(world: World): void {
  const { agenda, end } = world;
  const ago = (days: number) => subDays(end, days);
  const stop = { isDone: false };
  for (let moment = ago(DAYS); moment < end; moment = addHours(moment, EVERY))
    agenda.at(moment, async () => {
      if (!stop.isDone) stop.isDone = await stopCutOffs(world);
      await holdLines(world.deps);
    });
  agenda.at(ago(6.2), () => promise(world, 1, 'The transfer is under way; the bank says tomorrow.'));
  agenda.at(ago(3.1), () => promise(world, 5, 'A school; the bursar pays on Friday.'));
  agenda.at(ago(2.1), () => endPromise(world));
  agenda.at(ago(1.2), () => promise(world, 5, 'Bereaved; pays after the burial.'));
  agenda.at(ago(1.1), () => claim(world, '43990000001', true));
  agenda.at(addHours(end, -2), () => claim(world, '43990000002', false));
}

/** Lets the customer with the newest promise claim a payment, which finance declines or leaves. */
async function claim({ books, deps, agenda, staff }: World, code: string, isDeclined: boolean): Promise<void> {
  const hold = (await books.find(accessHolds, { where: [...PROMISED] })).at(-1);
  const account = hold && (await books.get(accounts, hold.accountId));
  const renewal = account && (await unlessRefused(renew(books, { accountId: account.id }, null, agenda.now)));
  if (!account || !renewal?.paymentFormId) return;
  const { phoneNumber } = account.accountDetail;
  const said = { paymentFormId: renewal.paymentFormId, code, phoneNumber, paidOn: dayAt(agenda.now) };
  const made = await unlessRefused(makeClaim(deps, said));
  await holdLines(deps);
  const [finance = null] = staff('Finance');
  const decline = (id: string) => unlessRefused(declineClaim(deps, id, 'No such payment on any statement.', finance));
  if (isDeclined && made) agenda.at(addHours(agenda.now, 2), () => decline(made.id));
}

/** Allows a smaller share than usual for an hour, until an engineer confirms the cut-offs. Returns false if there are too few. */
async function stopCutOffs({ books, deps, agenda, staff }: World): Promise<boolean> {
  const [engineer] = staff('Network engineer');
  const config = { ...deps.config, holds: { ...deps.config.holds, mostPercent: 1 } };
  const id = await watchCutOffs(books, { ...deps, config });
  if (!engineer || !id) return false;
  agenda.at(addHours(agenda.now, 1), () => holdHandlers(deps).confirmCutOffs(asked(engineer, undefined, { id })));
  return true;
}

async function promise(world: World, days: number, note: string): Promise<void> {
  const { books, deps, agenda, staff } = world;
  const [engineer] = staff('Network engineer');
  const where = [
    { path: 'policy', in: ['PAY_ONLY'] },
    { path: 'reason', in: ['UNPAID'] },
  ] as const;
  const sort = { path: 'paidUntil', ascending: false } as const;
  for (const { id, paidUntil } of await books.find(accessLines, { where, sort })) {
    if (!engineer || !paidUntil) continue;
    const body = { lastDay: dayAfter(dayAt(agenda.now), days), note };
    await holdHandlers(deps).keepLineOn(asked(engineer, body, { id }));
    return;
  }
}

/** Ends the newest promise, because the customer has moved away. */
async function endPromise({ books, deps, staff }: World): Promise<void> {
  const [engineer] = staff('Network engineer');
  const hold = (await books.find(accessHolds, { where: [...PROMISED] })).at(-1);
  if (engineer && hold) await holdHandlers(deps).endAccessHold(asked(engineer, undefined, { id: hold.id }));
}
