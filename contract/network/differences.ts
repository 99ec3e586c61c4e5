/** The ways in which the network and the money can disagree (docs/radius.md, "Money against network"). */
export const NETWORK_DIFFERENCE_KINDS = [
  'PAID_BUT_OFF',
  'ON_BUT_UNPAID',
  'WRONG_SPEED',
  'UNKNOWN_SESSION',
  'SILENT_NAS',
  'TWO_LOGINS',
  'NEVER_CONNECTED',
] as const;
export type NetworkDifferenceKind = (typeof NETWORK_DIFFERENCE_KINDS)[number];

/**
 * What a difference comes from. STORED_ANSWER: the answer that is stored for the line is not what the rule says. The others are about
 * what NAS report.
 */
export const NETWORK_DIFFERENCE_CAUSES = [
  'STORED_ANSWER',
  'LOGIN_BEFORE_PAYMENT',
  'ENDED_BY_NETWORK',
  'LOGIN_BEFORE_END',
  'OPEN_AFTER_REFUSAL',
  'SPEED_AT_LOGIN',
  'NO_LINE',
  'REPORTS_MISSING',
  'SECOND_SESSION',
  'NO_SESSION_YET',
] as const;
export type NetworkDifferenceCause = (typeof NETWORK_DIFFERENCE_CAUSES)[number];

/** ENDED: a later reading did not find it any more. */
export const NETWORK_DIFFERENCE_STATUSES = ['OPEN', 'ENDED'] as const;
