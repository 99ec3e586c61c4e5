import type { AccessPolicy } from '../../../contract/network/accessLines';
import type { Speeds } from './desiredAccess';

/** What RADIUS answers to a modem: whether it gets in, and how fast. */
export interface Answer extends Speeds {
  policy: AccessPolicy;
}

/** A line as far as its answer depends on it. Moments are ISO 8601 in UTC. */
export interface AnsweredLine extends Answer {
  validUntil: string | null;
  accessChangedAt: string | null;
  dateCreated: string;
}

const SPEEDS = ['downloadMbps', 'uploadMbps', 'burstDownloadMbps', 'burstUploadMbps'] as const;

/** Returns what the views of FreeRADIUS answer for a line at a moment. */
export function answerAt({ policy, validUntil, ...line }: Answer & Pick<AnsweredLine, 'validUntil'>, at: Date): Answer {
  const isOver = policy === 'ALLOW' && validUntil !== null && Date.parse(validUntil) <= at.getTime();
  const { downloadMbps, uploadMbps, burstDownloadMbps, burstUploadMbps } = line;
  return isOver
    ? { policy: 'PAY_ONLY', downloadMbps: null, uploadMbps: null, burstDownloadMbps: null, burstUploadMbps: null }
    : { policy, downloadMbps, uploadMbps, burstDownloadMbps, burstUploadMbps };
}

/** Returns since when a line has had the answer that it has at a moment, as far as that is known. */
export function answeredSince({ policy, validUntil, ...line }: AnsweredLine, at: Date): string {
  if (policy === 'ALLOW' && validUntil !== null && Date.parse(validUntil) <= at.getTime()) return validUntil;
  return line.accessChangedAt ?? line.dateCreated;
}

export const hasSpeedsOf = (a: Speeds, b: Speeds): boolean => SPEEDS.every((name) => a[name] === b[name]);
export const isSameAnswer = (a: Answer, b: Answer): boolean => a.policy === b.policy && hasSpeedsOf(a, b);

/**
 * Returns what a session that began at a moment was answered at its login, or null if the line has changed since, because then it is not
 * known. A confirmed change of a session (CoA) is stored over it, and from then on counts as its answer.
 */
export function answerAtLogin(line: AnsweredLine, startedAt: string): Answer | null {
  const { accessChangedAt } = line;
  if (accessChangedAt === null || accessChangedAt > startedAt) return null;
  return answerAt(line, new Date(startedAt));
}
