import type { AccessPolicy } from '../../../contract/network/accessLines';
import type { ChangeKind, ChangeReason, ChangeStatus } from '../../../contract/network/sessionChanges';
import type { SessionEnd } from '../../../contract/network/sessions';

/** What the network gives to a session. The speeds are in Mbit/s, and null without ALLOW or if the package has none. */
export interface GivenAccess {
  policy: AccessPolicy;
  downloadMbps: number | null;
  uploadMbps: number | null;
  burstDownloadMbps: number | null;
  burstUploadMbps: number | null;
  staticAddress: string | null;
}

/** The lowest lets in the least. */
const RANKS: Readonly<Record<AccessPolicy, number>> = { REFUSE: 0, PAY_ONLY: 1, ALLOW: 2 };
const SPEEDS = ['downloadMbps', 'uploadMbps', 'burstDownloadMbps', 'burstUploadMbps'] as const;

/** Returns what the network answers to a login at a moment, as the views of FreeRADIUS do. */
export function accessAt(line: GivenAccess & { validUntil: string | null }, moment: string): GivenAccess {
  const { policy, downloadMbps, uploadMbps, burstDownloadMbps, burstUploadMbps, staticAddress } = line;
  const isOver = line.validUntil !== null && Date.parse(line.validUntil) <= Date.parse(moment);
  if (policy === 'ALLOW' && !isOver)
    return { policy, downloadMbps, uploadMbps, burstDownloadMbps, burstUploadMbps, staticAddress };
  const none = { downloadMbps: null, uploadMbps: null, burstDownloadMbps: null, burstUploadMbps: null };
  return { ...none, policy: policy === 'ALLOW' ? 'PAY_ONLY' : policy, staticAddress };
}

export interface NeededChange {
  kind: ChangeKind;
  reason: ChangeReason;
}

/**
 * Returns the change by which a session gets what its line should have, or null if it has it. Only other speeds reach a session that
 * goes on; for another list or address it must log in again, and so it must for no speed at all, which no attribute expresses.
 */
export function neededChange(given: GivenAccess, wanted: GivenAccess): NeededChange | null {
  const more = RANKS[wanted.policy] - RANKS[given.policy];
  if (more !== 0) return { kind: 'DISCONNECT', reason: more < 0 ? 'ACCESS_TAKEN' : 'ACCESS_GIVEN' };
  if (given.staticAddress !== wanted.staticAddress) return { kind: 'DISCONNECT', reason: 'ADDRESS' };
  if (SPEEDS.every((name) => given[name] === wanted[name])) return null;
  const isLimited = wanted.downloadMbps !== null && wanted.uploadMbps !== null;
  return { kind: isLimited ? 'COA' : 'DISCONNECT', reason: 'SPEED' };
}

/** An earlier change of the same session. */
export interface EarlierChange {
  status: ChangeStatus;
  attempts: number;
  /** What the session may have had before it, and what it should have afterwards. */
  given: readonly GivenAccess[];
  wanted: GivenAccess;
}

/**
 * Returns everything that a session may have now. If the last change was never sent, the session has what it had before; if it was
 * sent but is not proven, it may have either. `otherwise`: what it has if there is no earlier change.
 */
export function possibleAccess(last: EarlierChange | null, otherwise: GivenAccess): readonly GivenAccess[] {
  if (!last || last.status === 'CONFIRMED') return [otherwise];
  return last.attempts === 0 ? last.given : [...last.given, last.wanted];
}

/** Returns the change that is right for everything that a session may have; null if it needs none in any case. */
export function safeChange(possible: readonly GivenAccess[], wanted: GivenAccess): NeededChange | null {
  const needed = possible.flatMap((given) => neededChange(given, wanted) ?? []);
  return needed.find(({ kind }) => kind === 'DISCONNECT') ?? needed[0] ?? null;
}

/** The facts of a session that prove a change. Moments are ISO 8601 in UTC. */
export interface Proof {
  /** How the session ended; null while it lasts. */
  endedBy: SessionEnd | null;
  lastUpdateAt: string;
  /** When the latest other session of the line began; null if there is none. */
  nextStartedAt: string | null;
}

/**
 * Returns whether accounting proves that a session has what its line should have: it ended (silence is a guess of ours, not a
 * proof), the line logged in after the request, or, for a CoA, the NAS reported the session after its acknowledgement.
 */
export function isProven(
  change: { kind: ChangeKind; dateCreated: string; acknowledgedAt: string | null },
  { endedBy, lastUpdateAt, nextStartedAt }: Proof,
): boolean {
  if (endedBy === 'STOPPED' || endedBy === 'NAS_RESTARTED') return true;
  if (nextStartedAt !== null && nextStartedAt > change.dateCreated) return true;
  return change.kind === 'COA' && change.acknowledgedAt !== null && lastUpdateAt > change.acknowledgedAt;
}

/** In milliseconds. */
const PROOF_WITHIN = 90_000;

/**
 * Returns when an acknowledged change counts as unconfirmed: after 90 seconds, or for a CoA, which only the next report of the NAS
 * can prove, 90 seconds after that.
 */
export const proofDueAt = (kind: ChangeKind, acknowledgedAt: Date, interimSeconds: number): Date =>
  new Date(acknowledgedAt.getTime() + PROOF_WITHIN + (kind === 'COA' ? interimSeconds * 1_000 : 0));

const MOST_ATTEMPTS = 5;
const FIRST_PAUSE = 5_000;

/** Returns when a change is sent again after this many attempts; null if it is not. */
export const nextAttemptAfter = (attempts: number, now: Date): Date | null =>
  attempts >= MOST_ATTEMPTS ? null : new Date(now.getTime() + FIRST_PAUSE * 3 ** (attempts - 1));

/** How many sessions of a NAS may lose access within a minute. */
interface Brake {
  limit: number;
  /** How many were sent within the last minute, without those that a person confirmed. */
  sent: number;
  /** True if others of the NAS wait for a person. */
  isHolding: boolean;
}

/**
 * Returns whether a change waits for a person. Only those that take access away do, because a mistake there cuts off many customers
 * at once; and each only before it is sent first.
 */
export const isHeld = (
  { reason, attempts, released }: { reason: ChangeReason; attempts: number; released: boolean },
  { limit, sent, isHolding }: Brake,
): boolean => reason === 'ACCESS_TAKEN' && attempts === 0 && !released && (isHolding || sent >= limit);
