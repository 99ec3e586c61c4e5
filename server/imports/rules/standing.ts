/**
 * A customer's state in the other system. PAUSED: without service for now. ENDED: no longer a customer. UNKNOWN: a word that we
 * do not know.
 */
export type Standing = 'ACTIVE' | 'PAUSED' | 'ENDED' | 'UNKNOWN';

/** The words of each state. phpNuxBill writes on and off, RADIUSdesk 1 and 0. Being offline says nothing about the contract. */
const WORDS: Readonly<Record<Exclude<Standing, 'UNKNOWN'>, string>> = {
  ACTIVE:
    'active activated on enabled enable online offline live running current valid paid ok good yes true 1 connected hai',
  PAUSED:
    'inactive suspended suspend paused blocked barred banned disabled disable off deactivated expired stopped locked frozen limited hold onhold overdue unpaid disconnected notactive no false 0 dormant imesimamishwa',
  ENDED:
    'deleted terminated cancelled canceled closed removed archived churned churn left ended fraud lost quit withdrawn imefutwa',
};
const STANDINGS = new Map(
  Object.entries(WORDS).flatMap(([standing, words]) => words.split(' ').map((word) => [word, standing as Standing])),
);

/** Returns the state for the word in a status column, such as "Suspended" or "Inactive (doesn't use services)"; null for a blank. */
export function standingIn(cell: string): Standing | null {
  const word =
    cell
      .split('(')[0]
      ?.toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '') ?? '';
  return word === '' ? null : (STANDINGS.get(word) ?? 'UNKNOWN');
}
