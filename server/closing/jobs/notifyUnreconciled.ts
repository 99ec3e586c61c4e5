import { addHours } from 'date-fns';
import { Refusal } from '../../../contract/api/errors';
import { brand } from '../../../contract/brand';
import { OFFICE_PAGES } from '../../../contract/pages/officePages';
import { users } from '../../../resources/access/users';
import { dayCloses } from '../../../resources/closing/dayCloses';
import { staffWithPermission } from '../../access/staffWithPermission';
import type { Deps } from '../../deps';
import { enqueue } from '../../messages/enqueue';
import { dayAfter, dayAt, hourAt, startOf } from '../../rules/days';
import type { Store } from '../../store/Store';
import { updateRecord } from '../../store/updateRecord';
import { oneByOne } from '../closing';
import { compareDay } from '../compare';
import { closeOf, type DayClose } from '../DayClose';

/** The hour, in the provider's time zone, after which people are notified. */
const HOUR = 8;

/**
 * From 8:00 on, compares the previous day, once, and e-mails everyone who prepares closes if it has differences. Returns the
 * number of recipients.
 */
export async function notifyUnreconciled({
  store,
  now,
  config,
}: Pick<Deps, 'store' | 'now' | 'config'>): Promise<number> {
  if (hourAt(now()) < HOUR) return 0;
  const day = dayAfter(dayAt(now()), -1);
  const known = await closeOf(store, day);
  if (known?.toldAt || known?.status === 'CLOSED') return 0;
  return oneByOne({ store, now }, async (tx) => {
    const before = await closeOf(tx, day);
    if (before?.toldAt || before?.status === 'CLOSED') return 0;
    const { close } = await compareDay(tx, day, now());
    await updateRecord(tx, dayCloses, close.id, { toldAt: now().toISOString() }, now());
    return close.differences > 0 ? mailPreparers(tx, close, config.publicUrl, now()) : 0;
  }).catch((error) => {
    // The mock store does not support comparisons.
    if (error instanceof Refusal && error.code === 'unavailable') return 0;
    throw error;
  });
}

async function mailPreparers(tx: Store, close: DayClose, publicUrl: string, now: Date): Promise<number> {
  const since = addHours(startOf(dayAfter(close.day, 1)), HOUR).toISOString();
  const holding = await staffWithPermission(tx, 'Prepare Closes', '');
  for (const { id } of holding) {
    const user = await tx.get(users, id);
    if (user)
      await enqueue(
        tx,
        { ...mailOf(close, publicUrl), since, recipient: user.emailAddress, key: `close:${close.day}:${id}` },
        now,
      );
  }
  return holding.length;
}

function mailOf({ day, differences, differenceAmount }: DayClose, publicUrl: string) {
  const sum = `${brand.currency} ${differenceAmount.toLocaleString(brand.locale)}`;
  const what = differences === 1 ? '1 difference' : `${differences} differences`;
  const subject = `${day} does not tie: ${what}`;
  const address = `${publicUrl}${OFFICE_PAGES.dayClose.route}?day=${day}`;
  const body = `The money of ${day} does not tie: ${what}, together ${sum}.\n\nSee them and close the day: ${address}`;
  return { kind: 'DAY_CLOSE', channel: 'EMAIL', subject, body } as const;
}
