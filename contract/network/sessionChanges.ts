/** COA: the NAS changes a session that goes on. DISCONNECT: it ends the session, and the modem logs in again (RFC 5176). */
export const CHANGE_KINDS = ['COA', 'DISCONNECT'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** Why a session must change. ACCESS_TAKEN and ACCESS_GIVEN: the line's policy became stricter or more generous. */
export const CHANGE_REASONS = ['ACCESS_TAKEN', 'ACCESS_GIVEN', 'SPEED', 'ADDRESS', 'BY_HAND'] as const;
export type ChangeReason = (typeof CHANGE_REASONS)[number];

/**
 * REQUESTED: not answered yet. ACKNOWLEDGED: the NAS said that it did it. CONFIRMED: accounting proves it. REFUSED: the NAS said no.
 * UNCONFIRMED: nothing proves it although the time is over. ON_HOLD: it waits for a person, because too many sessions would end at once.
 * SUPERSEDED: a later change of the line replaced it. DISCARDED: a person decided against it.
 */
export const CHANGE_STATUSES = [
  'REQUESTED',
  'ACKNOWLEDGED',
  'CONFIRMED',
  'REFUSED',
  'UNCONFIRMED',
  'ON_HOLD',
  'SUPERSEDED',
  'DISCARDED',
] as const;
export type ChangeStatus = (typeof CHANGE_STATUSES)[number];
