import { storedResources } from '../../../resources';
import { logs } from '../../../resources/audit/logs';
import type { AnyResource } from '../../../resources/language/defineResource';
import { setAt } from '../../../resources/language/defineResource';
import type { Fields } from '../../../resources/language/kinds';
import type { Retention } from '../../../resources/language/ResourceDeclaration';
import type { Deps } from '../../deps';
import { logFailure } from '../../failureOf';
import type { Condition, Store } from '../../store/Store';
import { updateRecord } from '../../store/updateRecord';
import { removeWhole } from './removeWhole';

const DAY = 24 * 60 * 60_000;
/** The number of records that one statement removes. */
const BATCH = 1_000;
/** The default duration of a turn in milliseconds. */
const TURN = 20_000;

type Rule = [resource: AnyResource, retention: Retention];
type Process = Pick<Deps, 'store' | 'now' | 'log'>;

const RULES: readonly Rule[] = storedResources.flatMap((resource) =>
  (resource.retention ?? []).map((retention): Rule => [resource, retention]),
);

/** Removes records whose declared retention is over, in batches and in turns, until nothing is left or `signal` ends it. */
export async function purgeExpired(deps: Process, signal: AbortSignal = AbortSignal.timeout(TURN)): Promise<void> {
  let unfinished = RULES;
  while (unfinished.length > 0) {
    const next: Rule[] = [];
    for (const rule of unfinished) {
      if (signal.aborted) return;
      if (await removeSome(deps, rule)) next.push(rule);
    }
    unfinished = next;
  }
}

/** Removes a batch of one resource. Returns whether there may be more. */
async function removeSome({ store, now, log }: Process, [resource, retention]: Rule): Promise<boolean> {
  const { days, by, where = {}, empties, whole } = retention;
  const before = new Date(now().getTime() - days * DAY).toISOString();
  const only = Object.entries(where).map(([path, values]) =>
    values ? { path, in: values } : { path, isNull: true as const },
  );
  const over: readonly Condition[] = [{ path: by, before }, ...only];
  try {
    if (empties) return (await emptyFields(store, resource, over, empties, now())) === BATCH;
    if (whole) return (await removeWhole(store, resource, over, BATCH)) === BATCH;
    const removed = resource.name === logs.name ? removeLogs(store, over) : store.removeWhere(resource, over, BATCH);
    return (await removed) === BATCH;
  } catch (error) {
    logFailure(log, { resource: resource.name }, error, 'not swept');
    return false;
  }
}

const removeLogs = (store: Store, over: readonly Condition[]) =>
  store.transaction(async (tx) => {
    await tx.allowLogChange('RETENTION');
    return tx.removeWhere<Fields>(logs, over, BATCH);
  });

/** Empties the fields of records that have a value in the first of them. Returns the number of records. */
async function emptyFields(
  store: Store,
  resource: AnyResource,
  over: readonly Condition[],
  paths: readonly string[],
  now: Date,
) {
  const [first = ''] = paths;
  const found = await store.find(resource, { where: [...over, { path: first, isNull: false }], limit: BATCH });
  const nothing: Record<string, unknown> = {};
  for (const path of paths) setAt(nothing, path, null);
  for (const { id } of found) await updateRecord(store, resource, id, nothing, now);
  return found.length;
}
