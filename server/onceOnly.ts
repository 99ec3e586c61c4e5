import { createHash } from 'node:crypto';
import { Refusal } from '../contract/errors';
import { idempotencyKeys } from '../resources/internal';
import type { Deps } from './deps';
import type { Incoming } from './Endpoint';
import { createRecord } from './store/createRecord';
import { UniqueViolation } from './store/Store';

type Workflow = (request: Incoming) => Promise<object>;
/** What is done around a workflow's work, before anything is written. */
export type Around = (request: Incoming, work: () => Promise<object>) => Promise<object>;

/**
 * A workflow that answers a repeated `Idempotency-Key` with its first answer. The key is stored in the workflow's own
 * transaction: two at once make one record, and a failed call may be sent again. `around` goes around its work, not around
 * an answer that is repeated.
 */
export function onceOnly(
  name: string,
  deps: Deps,
  run: (deps: Deps) => Workflow,
  around: Around = (_request, work) => work(),
): Workflow {
  return async (request) => {
    const given = request.header('idempotency-key');
    if (!given) return around(request, () => run(deps)(request));
    if (given.length > 100) throw new Refusal('badRequest', 'Idempotency-Key takes at most 100 characters');
    const key = `${name}:${given}`;
    const bodyHash = createHash('sha256').update(JSON.stringify(request.body)).digest('hex');
    const earlier = await answered(deps, key, bodyHash);
    if (earlier) return earlier;
    try {
      return await around(request, () =>
        deps.store.transaction(async (tx) => {
          const row = await createRecord(tx, idempotencyKeys, { key, bodyHash }, deps.now());
          const answer = await run({ ...deps, store: tx })(request);
          await tx.update(idempotencyKeys, row.id, { answer });
          return answer;
        }),
      );
    } catch (error) {
      const first = error instanceof UniqueViolation && (await answered(deps, key, bodyHash));
      if (first) return first;
      throw error;
    }
  };
}

async function answered({ store }: Deps, key: string, bodyHash: string): Promise<object | null> {
  const [row] = await store.find(idempotencyKeys, { where: [{ path: 'key', in: [key] }], limit: 1 });
  if (!row) return null;
  if (row.bodyHash !== bodyHash) throw new Refusal('invalid', 'This Idempotency-Key was used for another body.');
  return row.answer as object;
}
