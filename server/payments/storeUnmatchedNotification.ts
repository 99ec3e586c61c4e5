import type { RecordOf } from '../../resources/language/defineResource';
import { unmatchedNotifications } from '../../resources/payments/unmatchedNotifications';
import type { Deps } from '../deps';
import { createRecord } from '../store/createRecord';
import { UniqueViolation } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import type { IpnMessage } from './pesapal/notification';

const DAY = 24 * 60 * 60_000;
/**
 * The maximum number of notifications kept within a day, in total and from one address, so that forged ones can fill neither
 * table nor list.
 */
const MOST = { all: 1_000, ofAddress: 100 };
/** The delay in milliseconds before the provider is asked. An order that is just being submitted is known by then. */
const DELAY = 60_000;

type Sent = { notification: IpnMessage; address: string | null };

/** Stores a notification about an unknown payment, once for each tracking id. */
export async function storeUnmatchedNotification(deps: Deps, { notification, address }: Sent): Promise<void> {
  const { trackingId } = notification;
  const where = [
    { path: 'provider', in: [deps.provider.name] },
    { path: 'trackingId', in: [trackingId] },
  ] as const;
  const [known] = await deps.store.find(unmatchedNotifications, { where, limit: 1 });
  const moment = deps.now().toISOString();
  if (known) {
    const seen = { times: known.times + 1, lastSeenAt: moment };
    const again = mayHaveChanged(known) ? { nextLookAt: lookAt(deps.now()) } : {};
    await updateRecord(deps.store, unmatchedNotifications, known.id, { ...seen, ...again }, deps.now());
    return;
  }
  if (await isFull(deps, address)) {
    deps.log.warn({ trackingId }, 'notification of an unknown payment not kept: too many today');
    return;
  }
  const values = {
    provider: deps.provider.name,
    trackingId,
    merchantReference: plain(notification.merchantReference, 50),
    type: plain(notification.type ?? '', 30),
    address,
    lastSeenAt: moment,
    nextLookAt: lookAt(deps.now()),
  };
  try {
    const { id } = await createRecord(deps.store, unmatchedNotifications, values, deps.now());
    deps.log.warn({ notification: id, trackingId }, 'notification of an unknown payment kept');
  } catch (error) {
    // The notification arrived twice at the same time.
    if (!(error instanceof UniqueViolation)) throw error;
  }
}

const lookAt = (now: Date) => new Date(now.getTime() + DELAY).toISOString();

/**
 * Returns whether the provider reported an unpaid payment when it was last asked. If it did not know the payment, it is not asked
 * again.
 */
const mayHaveChanged = ({ status, outcome, nextLookAt }: RecordOf<typeof unmatchedNotifications>): boolean =>
  status === 'UNMATCHED' && outcome === 'PENDING' && nextLookAt === null;

async function isFull({ store, now }: Deps, address: string | null): Promise<boolean> {
  const today = { path: 'dateCreated', from: new Date(now().getTime() - DAY).toISOString() } as const;
  if ((await store.count(unmatchedNotifications, { where: [today] })) >= MOST.all) return true;
  if (!address) return false;
  const where = [today, { path: 'address', in: [address] }] as const;
  return (await store.count(unmatchedNotifications, { where })) >= MOST.ofAddress;
}

/** Returns the sender's text in one line of limited length, or null if it is empty. */
const plain = (text: string, length: number): string | null => text.replace(/\p{C}/gu, '').slice(0, length) || null;
