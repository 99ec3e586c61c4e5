import { createHash } from 'node:crypto';
import type { Call } from '../../contract/api/Call';
import { type ErrorCode, Refusal } from '../../contract/api/errors';
import { idempotencyKeys } from '../../resources/catalogue/systemTables';
import { asRefusal } from '../asRefusal';
import type { Deps } from '../deps';
import type { Incoming } from '../Endpoint';
import { createRecord } from '../store/createRecord';
import { UniqueViolation } from '../store/Store';
import { updateRecord } from '../store/updateRecord';

type Workflow = (request: Incoming) => Promise<object>;
/** Wraps a workflow's work, before anything is written. */
export type Around = (request: Incoming, work: () => Promise<object>) => Promise<object>;
type Asked = Pick<Call, 'access'> & { name: string };

/**
 * Returns a workflow that answers a repeated `Idempotency-Key` with its first response. A key belongs to its caller and one call;
 * with another target or body it is refused. It is stored in the workflow's own transaction: two simultaneous calls create one
 * record, and a failed call may be sent again. `around` wraps the work, but not a repeated response.
 */
export function idempotent(
  { name, access }: Asked,
  deps: Deps,
  run: (deps: Deps) => Workflow,
  around: Around = (_request, work) => work(),
): Workflow {
  const withoutKey = run(deps);
  const rehearse = access === 'public' ? async () => undefined : refuseWithoutRight(deps, run);
  return async (request) => {
    const given = request.header('idempotency-key');
    if (!given) return around(request, () => withoutKey(request));
    if (given.length > 100) throw new Refusal('badRequest', 'Idempotency-Key takes at most 100 characters');
    const key = [name, callerOf(request), given].join(':');
    const bodyHash = hashOf(request);
    const earlier = async () => {
      const answer = await answered(deps, key, bodyHash);
      if (answer) await rehearse(request);
      return answer;
    };
    const known = await earlier();
    if (known) return known;
    try {
      return await around(request, () =>
        deps.store.transaction(async (tx) => {
          const row = await createRecord(tx, idempotencyKeys, { key, bodyHash }, deps.now());
          const answer = await run({ ...deps, store: tx })(request);
          await updateRecord(tx, idempotencyKeys, row.id, { answer }, deps.now());
          return answer;
        }),
      );
    } catch (error) {
      const first = error instanceof UniqueViolation && (await earlier());
      if (first) return first;
      throw error;
    }
  };
}

const callerOf = ({ identity, customer }: Incoming): string => {
  if (identity?.apiKeyId) return `key ${identity.apiKeyId}`;
  if (identity) return `user ${identity.userId}`;
  return customer ? `account ${customer.accountId}` : 'visitor';
};

const hashOf = ({ params, body }: Incoming) =>
  createHash('sha256')
    .update(JSON.stringify([params, body]))
    .digest('hex');

async function answered({ store }: Deps, key: string, bodyHash: string): Promise<object | null> {
  const [row] = await store.find(idempotencyKeys, { where: [{ path: 'key', in: [key] }], limit: 1 });
  if (!row) return null;
  if (row.bodyHash !== bodyHash) throw new Refusal('invalid', 'This Idempotency-Key was used for another request.');
  return row.answer as object;
}

class Undo extends Error {}
/** A refusal because the work was already done does not prevent the first response from being repeated. */
const DONE_ALREADY: readonly (ErrorCode | undefined)[] = ['conflict', 'invalid', 'throttled'];

/**
 * Refuses a caller who has lost the permission since the first response. Only the workflow knows the rights that depend on a
 * record, so it is run again for its refusals, and undone.
 */
const refuseWithoutRight = (deps: Deps, run: (deps: Deps) => Workflow) => async (request: Incoming) => {
  const rehearsal = deps.store.transaction(async (tx) => {
    await run({ ...deps, store: tx })(request);
    throw new Undo();
  });
  const error: unknown = await rehearsal.catch((thrown: unknown) => thrown);
  if (error instanceof Undo || DONE_ALREADY.includes(asRefusal(error)?.code)) return;
  throw error;
};
