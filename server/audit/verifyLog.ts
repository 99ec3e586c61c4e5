import { subDays } from 'date-fns';
import { RETENTION } from '../../contract/privacy/retention';
import type { LogCheck, LogFault } from '../rules/auditLog';
import type { Store } from '../store/Store';

/** The number of links that one statement checks. */
const PART = 2_000;
/** The maximum number of reported faults; the first of them already reveal larger changes. */
const MOST_FAULTS = 20;

/**
 * Checks the whole audit log against its hash chain, part by part, while others continue to write: no entry may be missing,
 * changed or inserted, except by an erasure. Returns at most 20 faults; if `signal` aborts it, those found so far.
 */
export async function verifyLog(store: Store, now: Date, signal?: AbortSignal): Promise<LogCheck> {
  const keptSince = subDays(now, RETENTION.logs.days);
  const faults: LogFault[] = [];
  let [links, erasures] = [0, 0];
  let last: LogCheck['last'] = null;
  for (;;) {
    const part = await store.checkLogs(last?.number ?? 0, PART, keptSince);
    faults.push(...part.faults);
    links += part.links;
    erasures += part.erasures;
    last = part.last ?? last;
    if (part.links < PART || faults.length >= MOST_FAULTS || signal?.aborted) break;
  }
  faults.push(...(await store.logsWithoutLink(MOST_FAULTS)));
  return { links, erasures, last, faults: faults.slice(0, MOST_FAULTS) };
}
