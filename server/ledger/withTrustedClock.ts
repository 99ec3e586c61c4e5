import { Refusal } from '../../contract/api/errors';
import type { AnyResource } from '../../resources/defineResource';
import { journalEntries } from '../../resources/journalEntries';
import { receipts } from '../../resources/receipts';
import { transactions } from '../../resources/transactions';
import type { ClockGuard } from '../jobs/clockGuard';
import type { Store } from '../store/Store';

/** What is numbered by the year or only appended to: a wrong moment in it cannot be put right. */
const BOOKS: readonly string[] = [receipts, transactions, journalEntries].map(({ name }) => name);
/** Seconds after which the clock may have been corrected. */
const LATER = 30;

/**
 * A store that books no money while this machine's clock is not believed: a Refusal (unavailable) ends the transaction, and whoever asked
 * tries again later. So no workflow has to ask, and none can forget it.
 */
export function withTrustedClock(store: Store, clock: Pick<ClockGuard, 'turn'>): Store {
  const requireTrusted = async ({ name }: AnyResource): Promise<void> => {
    if (!BOOKS.includes(name) || (await clock.turn())) return;
    const message = 'No money can be booked while the clock of this server is wrong. Please try again later.';
    throw new Refusal('unavailable', message, undefined, LATER);
  };
  return {
    ...store,
    transaction: (work) => store.transaction((tx) => work(withTrustedClock(tx, clock))),
    async insert(resource, records) {
      await requireTrusted(resource);
      return store.insert(resource, records);
    },
    async load(resource, records) {
      await requireTrusted(resource);
      return store.load(resource, records);
    },
  };
}
