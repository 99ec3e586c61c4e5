import type { AnyResource } from '../../resources/language/defineResource';
import type { Store } from '../store/Store';
import { occasionsOf } from './occasions';
import { createWitness, type Witness } from './witness';

/**
 * A store whose transactions also write what webhooks are told of them (docs/decisions/0059-api-keys-and-webhooks.md): what a
 * record was before, and what it is at the end, decides. So no workflow names an event, and none can forget one.
 */
export function withEvents(store: Store, now: () => Date): Store {
  const transaction: Store['transaction'] = (work) =>
    store.transaction(async (tx) => {
      const witness = createWitness(tx);
      const result = await work(watched(tx, witness));
      await witness.tell(now());
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

/** The store of a transaction, whose writes are seen. */
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
