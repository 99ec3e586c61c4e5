import type { Call } from '../../contract/api/Call';
import { resourceNamed } from '../../resources';
import { outdatedRefusal } from '../crud/refuseOutdated';
import type { Deps } from '../deps';
import type { Incoming } from '../Endpoint';

type Workflow = (request: Incoming) => Promise<object>;

/**
 * A workflow that decides on a record only as long as it is at the version that the caller has seen and names in `If-Match`. What the
 * workflow itself refuses comes first, so that nobody is told of a record that is none of their business.
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
      // Found out before the workflow writes an entry of its own to the audit log.
      const refusal = record && (await outdatedRefusal(tx, resource, record, ifMatch));
      const answer = await run({ ...deps, store: tx })(request);
      if (refusal) throw refusal;
      return answer;
    });
  };
}
