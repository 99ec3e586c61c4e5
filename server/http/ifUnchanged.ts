import type { Call } from '../../contract/api/Call';
import { resourceNamed } from '../../resources';
import { outdatedRefusal } from '../crud/refuseOutdated';
import type { Deps } from '../deps';
import type { Incoming } from '../Endpoint';

type Workflow = (request: Incoming) => Promise<object>;

/**
 * Returns a workflow that refuses to decide on a record that has changed since the version in `If-Match`. The workflow's own
 * refusals come first, so that nothing is revealed about records that the caller may not see.
 */
export function ifUnchanged(
  { decidesOn }: Pick<Call, 'decidesOn'>,
  deps: Deps,
  run: (deps: Deps) => Workflow,
): Workflow {
  const always = run(deps);
  if (!decidesOn) return always;
  const resource = resourceNamed(decidesOn);
  if (!resource) throw new Error(`A call decides on ${decidesOn}, which no declaration is named.`);
  return (request) => {
    const ifMatch = request.header('if-match');
    if (ifMatch === undefined) return always(request);
    return deps.store.transaction(async (tx) => {
      const record = await tx.get(resource, request.params.id ?? '', { lock: true });
      // Looked up before the workflow writes its own audit entry.
      const refusal = record && (await outdatedRefusal(tx, resource, record, ifMatch));
      const answer = await run({ ...deps, store: tx })(request);
      if (refusal) throw refusal;
      return answer;
    });
  };
}
