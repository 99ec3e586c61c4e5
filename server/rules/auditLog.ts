/** The reason for which a transaction may change the audit log, which is otherwise append-only. The law requires both. */
export type LogChange = 'ERASURE' | 'RETENTION';

/** A problem of an entry, or of its link in the hash chain. */
type LogProblem = 'MISSING_LINK' | 'CHANGED_LINK' | 'MISSING_ENTRY' | 'CHANGED_ENTRY' | 'ENTRY_WITHOUT_LINK';

export interface LogFault {
  problem: LogProblem;
  /** The link's number in the chain, or null for an entry without one. */
  number: number | null;
  logId: string;
  /** When the entry was created (ISO 8601 UTC). */
  at: string;
}

/** A position in the hash chain: a link's number, and its hash in hex. */
export interface LogMark {
  number: number;
  hash: string;
}

/** The result of checking some links, or all of them. */
export interface LogCheck {
  /** The number of checked links. */
  links: number;
  /** The number of links that belong to an erasure. */
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

/** Returns a fault as a sentence. */
export const faultSentence = ({ problem, number, logId, at }: LogFault): string =>
  `Entry ${number === null ? '' : `${number} `}of ${at} (${logId}): ${PROBLEMS[problem]}.`;

/** Returns a mark as a text that people can write down. readMark returns it from the text, or null if the text is not a mark. */
export const markText = ({ number, hash }: LogMark): string => `${number}:${hash}`;
export function readMark(text: string): LogMark | null {
  const [, number, hash = ''] = /^(\d{1,10}):([0-9a-f]{64})$/.exec(text) ?? [];
  return number ? { number: Number(number), hash } : null;
}
