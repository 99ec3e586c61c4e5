import { shareOf } from '../../ledger/rules/ledgerFigures';
import { runsAt, type ServedTerm } from './movements';

/** A subscription that was paid and not refunded. */
export type PaidTerm = ServedTerm & { paidAt: string };

/** Returns the first payment of each line (ISO 8601 UTC). */
export function firstPaid(terms: readonly PaidTerm[]): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  for (const { accountId, paidAt } of terms) if (paidAt < (first.get(accountId) ?? '~')) first.set(accountId, paidAt);
  return first;
}

/**
 * Returns the share of some lines that has service at each of some midnights, in per cent. Midnights that are still to come give
 * null, and so does a cohort without lines.
 */
export function retentionAt(
  cohort: ReadonlySet<string>,
  terms: readonly ServedTerm[],
  midnights: readonly string[],
  now: string,
): (number | null)[] {
  return midnights.map((midnight) => {
    if (midnight > now) return null;
    const served = new Set(terms.filter((term) => runsAt(term, midnight)).map(({ accountId }) => accountId));
    return shareOf([...served].filter((line) => cohort.has(line)).length, cohort.size);
  });
}
