import { storedResources } from '../../resources';
import type { AnyResource } from '../../resources/language/defineResource';
import { createResourceLookup, type ResourceByName } from '../../resources/language/resourceLookup';
import type { Store } from '../../server/store/Store';
import type { Collections } from './Collections';
import type { MockFile } from './mockFile';
import { operations } from './operations';

type Methods = Omit<Store, 'transaction' | 'state' | 'connections' | 'close'>;
type Method = (...given: never[]) => unknown;

/** The Store on the file. Its turns are also for json-server's own routes, which use the same collections. */
export interface LowdbStore extends Store {
  inTurn: TakeTurn;
}

/**
 * Creates the Store on json-server's lowdb. All operations take turns, and a transaction is one long turn, so it needs no locks,
 * and uncommitted data is never read.
 */
export function createLowdbStore(file: MockFile, resources: readonly AnyResource[] = storedResources): LowdbStore {
  const named = createResourceLookup(resources);
  const inTurn = createTurns();
  const { read, change } = operations(file, resources, named);
  return {
    ...methods({ ...read, ...change }, inTurn),
    inTurn,
    transaction: (work) =>
      inTurn(async () => {
        const { result, data } = await inTransaction(file.read(), resources, named, work);
        if (data) file.commit(data);
        return result;
      }),
    state,
    connections: () => [],
    close: () => inTurn(() => file.flush()),
  };
}

/** A file has no clock, and always matches the current declarations. */
const state: Store['state'] = async () => ({ now: null, pending: [] });

/** Runs `work` on a copy; returns the copy if anything was written. As in PostgreSQL, a refused write ends the transaction. */
async function inTransaction<T>(
  before: Collections,
  resources: readonly AnyResource[],
  named: ResourceByName,
  work: (store: Store) => Promise<T>,
): Promise<{ result: T; data: Collections | null }> {
  let data = before;
  let refused: unknown;
  const copy = {
    read: () => data,
    replace: (next: Collections) => {
      data = next;
    },
  };
  const { read, change } = operations(copy, resources, named);
  const now: TakeTurn = async (run) => {
    if (refused) throw new Error('This transaction was ended by an earlier refusal.', { cause: refused });
    return run();
  };
  const writing: TakeTurn = (run) =>
    now(run).catch((error) => {
      refused ??= error;
      throw error;
    });
  const store: Store = {
    ...methods(read, now),
    ...methods(change, writing),
    transaction: (inner) => inner(store),
    state,
    connections: () => [],
    close: () => Promise.reject(new Error('A transaction cannot close the store.')),
  };
  const result = await work(store);
  if (refused) throw refused;
  return { result, data: data === before ? null : data };
}

/**
 * Returns the operations as methods of the Store, each run through `take`. The Store's interface is generic over declarations,
 * the operations are not.
 */
function methods(own: Record<string, Method>, take: TakeTurn): Methods {
  const taken = Object.entries(own).map(([name, run]) => [name, (...given: never[]) => take(() => run(...given))]);
  return Object.fromEntries(taken) as Methods;
}

/** Runs one piece of work at a time, in the order of the calls. */
type TakeTurn = <T>(work: () => T | Promise<T>) => Promise<T>;

function createTurns(): TakeTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}
