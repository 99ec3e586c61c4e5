import { Refusal } from '../../contract/api/errors';
import type { AnyResource } from '../../resources/language/defineResource';
import { journalEntries } from '../../resources/ledger/journalEntries';
import { receipts } from '../../resources/payments/receipts';
import { transactions } from '../../resources/payments/transactions';
import type { Store } from '../store/Store';
import type { ClockGuard } from './clockGuard';

/** Resources that are numbered by year or never change, so that a wrong moment in them cannot be corrected. */
const BOOKS: readonly string[] = [receipts, transactions, journalEntries].map(({ name }) => name);
/** The seconds after which to retry. */
const LATER = 30;

/**
 * Returns a store that refuses to book money (503) while this machine's clock is not trusted, so that no workflow has to check it
 * and none can forget to.
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
