/** Why a transaction may change the audit log, which is otherwise only appended to: the law asks for both. */
export type LogChange = 'ERASURE' | 'RETENTION';

/** What verifying finds wrong with an entry, or with its link of the hash chain. */
type LogProblem = 'MISSING_LINK' | 'CHANGED_LINK' | 'MISSING_ENTRY' | 'CHANGED_ENTRY' | 'ENTRY_WITHOUT_LINK';

export interface LogFault {
  problem: LogProblem;
  /** The link's number in the chain; null for an entry without one. */
  number: number | null;
  logId: string;
  /** When the entry was made; ISO 8601 UTC. */
  at: string;
}

/** A place in the hash chain: a link's number, and its hash in hex. */
export interface LogMark {
  number: number;
  hash: string;
}

/** What verifying some links, or all of them, has found. */
export interface LogCheck {
  /** How many links were checked. */
  links: number;
  /** How many of them are of an erasure. */
  erasures: number;
  /** The last link that was checked, or null if there is none. */
  last: LogMark | null;
  faults: readonly LogFault[];
}

const PROBLEMS: Record<LogProblem, string> = {
  MISSING_LINK: 'the entries before it are missing from the hash chain',
  CHANGED_LINK: 'its link of the hash chain was changed',
  MISSING_ENTRY: 'it was removed before its time',
  CHANGED_ENTRY: 'it was changed',
  ENTRY_WITHOUT_LINK: 'it is missing from the hash chain',
};

/** A fault in a sentence. */
export const faultSentence = ({ problem, number, logId, at }: LogFault): string =>
  `Entry ${number === null ? '' : `${number} `}of ${at} (${logId}): ${PROBLEMS[problem]}.`;

/** A mark as people write it down, and back; null for a text that is none. */
export const markText = ({ number, hash }: LogMark): string => `${number}:${hash}`;
export function readMark(text: string): LogMark | null {
  const [, number, hash = ''] = /^(\d{1,10}):([0-9a-f]{64})$/.exec(text) ?? [];
  return number ? { number: Number(number), hash } : null;
}
