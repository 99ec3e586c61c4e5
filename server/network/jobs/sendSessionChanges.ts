import type { Changes, RecordOf } from '../../../resources/language/defineResource';
import { networkAccessServers } from '../../../resources/network/networkAccessServers';
import { radiusSessions } from '../../../resources/network/radiusSessions';
import type { sessionChanges } from '../../../resources/network/sessionChanges';
import type { Deps } from '../../deps';
import { type NasAnswer, type NasControl, NasUnreachable } from '../../ports/NasControl';
import { conclude } from '../../queue/leases';
import { processQueue } from '../../queue/processQueue';
import { QUEUES } from '../../queue/queues';
import { beginAttempt } from '../coa/beginAttempt';
import { confirmIfProven } from '../coa/confirmChanges';
import { isTemporary, refusalText } from '../rules/errorCauses';
import { nextAttemptAfter, proofDueAt } from '../rules/sessionChanges';
import { speedAttributes } from '../rules/speedAttributes';
import { openSharedSecret } from '../sharedSecret';

const queue = QUEUES.sessionChanges;
/** Used if no accounting is read here. */
const INTERIM_SECONDS = 300;

type Process = Pick<Deps, 'store' | 'now' | 'log' | 'config'>;
type Change = RecordOf<typeof sessionChanges>;
type Outcome = Changes<typeof sessionChanges>;

/**
 * Sends due changes to the NAS of their sessions, and gives those up whose proof did not come in time. Any number of servers may do
 * so: each change is sent by one of them. Returns how many were processed.
 */
export const sendSessionChanges = (deps: Process, nasControl: NasControl, signal?: AbortSignal): Promise<number> =>
  processQueue(deps, { queue, work: (change) => process(deps, nasControl, change) }, signal);

async function process(deps: Process, nasControl: NasControl, claimed: Change): Promise<void> {
  // The proof may have come before the request or between two readings of the spool.
  if (await deps.store.transaction((tx) => confirmIfProven(tx, claimed.id, deps.now()))) return;
  if (claimed.status === 'ACKNOWLEDGED') return conclude(deps, queue, claimed, UNPROVEN);
  const begun = await beginAttempt(deps, queue, claimed);
  if (begun) await conclude(deps, queue, begun, await attempt(deps, nasControl, begun));
}

const UNPROVEN: Outcome = {
  status: 'UNCONFIRMED',
  nextAttemptAt: null,
  problem: 'The NAS acknowledged it, but no accounting confirms it.',
};

/** Sends a change once, with the client's retransmissions. Returns what becomes of it. */
async function attempt(deps: Process, nasControl: NasControl, change: Change): Promise<Outcome> {
  const { store, now, config, log } = deps;
  const session = await store.get(radiusSessions, change.radiusSessionId);
  const nas = await store.get(networkAccessServers, change.nasId);
  if (!session || nas?.status !== 'ACTIVE') return unconfirmed('The NAS is disabled.');
  const secret = openSharedSecret(config.appSecret, nas);
  if (secret === null)
    return unconfirmed('Its shared secret was encrypted with another APP_SECRET; give it a new one.');
  const target = { address: nas.address, port: nas.coaPort, secret };
  const speeds = change.kind === 'COA' ? speedAttributes(nas.vendor, change) : null;
  let answer: NasAnswer;
  try {
    answer = speeds ? await nasControl.change(target, session, speeds) : await nasControl.disconnect(target, session);
  } catch (error) {
    if (!(error instanceof NasUnreachable)) throw error;
    log.warn({ change: change.id, nas: nas.name, attempts: change.attempts }, 'NAS does not answer');
    return again(change, now(), error.message) ?? unconfirmed(error.message);
  }
  if (answer.acknowledged) {
    const interimSeconds = config.accounting?.interimSeconds ?? INTERIM_SECONDS;
    return {
      ...{ status: 'ACKNOWLEDGED', acknowledgedAt: now().toISOString(), problem: null },
      nextAttemptAt: proofDueAt(change.kind, now(), interimSeconds).toISOString(),
    };
  }
  const problem = refusalText(answer.cause);
  log.warn({ change: change.id, nas: nas.name, cause: answer.cause }, 'NAS refuses to change a session');
  const later = isTemporary(answer.cause) ? again(change, now(), problem) : null;
  return later ?? { status: 'REFUSED', nextAttemptAt: null, problem };
}

const unconfirmed = (problem: string): Outcome => ({ status: 'UNCONFIRMED', nextAttemptAt: null, problem });

function again({ attempts }: Change, now: Date, problem: string): Outcome | null {
  const next = nextAttemptAfter(attempts, now);
  return next && { nextAttemptAt: next.toISOString(), problem };
}
