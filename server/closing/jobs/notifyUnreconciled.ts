import { addHours } from 'date-fns';
import { Refusal } from '../../../contract/api/errors';
import { OFFICE_PAGES } from '../../../contract/pages/officePages';
import { users } from '../../../resources/access/users';
import { dayCloses } from '../../../resources/closing/dayCloses';
import { staffWithPermission } from '../../access/users';
import type { Deps } from '../../deps';
import { sendMail } from '../../messages/send';
import { dayAfter, dayAt, getDayStart, hourAt } from '../../rules/days';
import type { Store } from '../../store/Store';
import { updateRecord } from '../../store/updateRecord';
import { oneByOne } from '../closing';
import { compareDay } from '../compare';
import { type DayClose, findClose } from '../DayClose';

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
  const known = await findClose(store, day);
  if (known?.toldAt || known?.status === 'CLOSED') return 0;
  return oneByOne({ store, now }, async (tx) => {
    const before = await findClose(tx, day);
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
  const { day, differences, differenceAmount: amount } = close;
  const since = addHours(getDayStart(dayAfter(day, 1)), HOUR).toISOString();
  const page = `${publicUrl}${OFFICE_PAGES.dayClose.route}?day=${day}`;
  const mail = { since, text: 'dayDiffers', values: { day, differences, amount, page } } as const;
  const holding = await staffWithPermission(tx, 'Prepare Closes', '');
  for (const { id } of holding) {
    const user = await tx.get(users, id);
    if (user) await sendMail(tx, { ...mail, recipient: user.emailAddress, key: `close:${day}:${id}` }, now);
  }
  return holding.length;
}
