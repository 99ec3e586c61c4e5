import { accounts } from '../../../resources/accounts/accounts';
import type { RecordOf } from '../../../resources/language/defineResource';
import { accessHolds } from '../../../resources/network/accessHolds';
import { accessLines } from '../../../resources/network/accessLines';
import type { NewRecord } from '../../store/createRecord';
import type { Store } from '../../store/Store';
import { type Doubt, doubtsOf, doubtUntil, lookedAtBefore, type OpenMoney, stopUntil } from '../rules/holds';
import { paidTerms, stateOf } from '../updateAccessLines';
import { doubtFacts } from './doubtFacts';
import { saveHolds } from './saveHolds';

type AccessHold = RecordOf<typeof accessHolds>;

/** What is known when lines are looked at. */
export interface Review {
  money: readonly OpenMoney[];
  /** The stop that waits for a person, or null. */
  stopId: string | null;
  now: Date;
}

/**
 * Decides whether a line stays on: begins a hold for each doubt if the line ends soon, and ends holds whose evidence is settled or
 * whose time is over. A suspended or terminated account is a decision, and not held.
 */
export async function reviewLine(tx: Store, lineId: string, review: Review): Promise<void> {
  const { now, stopId } = review;
  const found = await tx.get(accessLines, lineId);
  const account = found && (await tx.get(accounts, found.accountId, { lock: true }));
  const line = account && (await tx.get(accessLines, lineId));
  // The line may have been transferred while this call waited for the lock.
  if (!line || line.accountId !== account.id) return;
  const before = await tx.find(accessHolds, { where: [{ path: 'accessLineId', in: [lineId] }] });
  const terms = await paidTerms(tx, account.id);
  const doubts = doubtsOf(await doubtFacts(tx, account, review.money));
  const holds = before.map((hold) => ({ ...hold, ...endingOf(hold, doubts, review) }));
  const ended = holds.filter(({ status }, at) => status !== before[at]?.status);
  const { policy, validUntil, paidUntil } = stateOf(account, line, terms, before, now);
  const isHeld = before.some(({ status }) => status === 'ACTIVE');
  const isSoon = (moment: string) => moment <= lookedAtBefore(now);
  // A held line is looked at although its hold lasts, unless it has been paid for since.
  const isOn = policy === 'ALLOW' && validUntil !== null && isSoon(isHeld ? (paidUntil ?? validUntil) : validUntil);
  const held = new Set(before.map(({ evidence }) => evidence));
  const until = isOn ? doubtUntil(terms, holds) : null;
  const begun: NewRecord<typeof accessHolds>[] = [];
  if (until && until > now.toISOString())
    for (const { field, ...doubt } of doubts)
      if (!held.has(doubt.evidence)) begun.push({ ...doubt, accessLineId: lineId, [field]: doubt.evidence, until });
  if (isOn && paidUntil && stopId && !held.has(stopId)) {
    const stop = { reason: 'MASS_CUT_OFF', stopId, evidence: stopId, until: stopUntil(paidUntil) } as const;
    begun.push({ ...stop, accessLineId: lineId });
  }
  if (begun.length > 0 || ended.length > 0) await saveHolds(tx, account, { begun, ended }, now);
}

/** Returns how a hold has ended, or null if it has not just done so. */
function endingOf(hold: AccessHold, doubts: readonly Doubt[], { stopId, now }: Review) {
  if (hold.status !== 'ACTIVE') return null;
  const { until, reason, evidence } = hold;
  const endedAt = now.toISOString();
  if (until <= endedAt) return { status: 'EXPIRED', endedAt: until } as const;
  if (reason === 'PROMISE') return null;
  if (reason === 'MASS_CUT_OFF') return evidence === stopId ? null : ({ status: 'RELEASED', endedAt } as const);
  return doubts.some((doubt) => doubt.evidence === evidence) ? null : ({ status: 'SETTLED', endedAt } as const);
}
