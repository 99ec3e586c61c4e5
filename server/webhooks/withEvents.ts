import type { AnyResource } from '../../resources/language/defineResource';
import type { Store } from '../store/Store';
import { occasionsOf } from './occasions';
import { createWitness, type Witness } from './witness';

/**
 * Returns a store whose transactions also write the deliveries for webhooks (docs/decisions/0059-api-keys-and-webhooks.md). They
 * are derived from the difference of records before and after the transaction, so that no workflow has to name an event, and none
 * can forget one.
 */
export function withEvents(store: Store, now: () => Date): Store {
  const transaction: Store['transaction'] = (work) =>
    store.transaction(async (tx) => {
      const witness = createWitness(tx);
      const result = await work(watched(tx, witness));
      await witness.recordEvents(now());
      return result;
    });
  return {
    ...store,
    transaction,
    insert: (resource, records) =>
      isTold(resource) ? transaction((tx) => tx.insert(resource, records)) : store.insert(resource, records),
    update: (resource, id, changes) =>
      isTold(resource) ? transaction((tx) => tx.update(resource, id, changes)) : store.update(resource, id, changes),
  };
}

const isTold = (resource: AnyResource) => occasionsOf(resource).length > 0;

/** Returns the store of a transaction whose writes are recorded. */
function watched(tx: Store, witness: Witness): Store {
  const store: Store = {
    ...tx,
    transaction: (work) => work(store),
    async insert(resource, records) {
      for (const { id } of records) witness.seeMade(resource, id);
      return tx.insert(resource, records);
    },
    async update(resource, id, changes) {
      await witness.seeChange(resource, id, changes);
      return tx.update(resource, id, changes);
    },
  };
  return store;
}
