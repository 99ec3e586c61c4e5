import { storedResources } from '../../resources';
import type { AnyResource } from '../../resources/defineResource';
import type { Retention } from '../../resources/ResourceDeclaration';
import type { Deps } from '../deps';
import { logFailure } from '../http/failureOf';

const DAY = 24 * 60 * 60_000;
/** Records removed by one statement. */
const BATCH = 1_000;
/** Milliseconds that a turn takes, where its caller sets no end. */
const TURN = 20_000;

type Rule = [resource: AnyResource, retention: Retention];

const RULES: readonly Rule[] = storedResources.flatMap((resource) =>
  (resource.retention ?? []).map((retention): Rule => [resource, retention]),
);

/** Removes what the declarations say is no longer kept, batch by batch in turns, until nothing is left or `signal` ends it. */
export async function sweep(
  deps: Pick<Deps, 'store' | 'now' | 'log'>,
  signal: AbortSignal = AbortSignal.timeout(TURN),
): Promise<void> {
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

/** Whether there may be more to remove. */
async function removeSome(
  { store, now, log }: Pick<Deps, 'store' | 'now' | 'log'>,
  [resource, { days, by, where = {} }]: Rule,
): Promise<boolean> {
  const before = new Date(now().getTime() - days * DAY).toISOString();
  const only = Object.entries(where).map(([path, values]) => ({ path, in: values }));
  try {
    return (await store.removeWhere(resource, [{ path: by, before }, ...only], BATCH)) === BATCH;
  } catch (error) {
    logFailure(log, { resource: resource.name }, error, 'not swept');
    return false;
  }
}
