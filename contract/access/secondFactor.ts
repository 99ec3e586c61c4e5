import { PEOPLE_ONLY } from './apiKeys';
import type { Permission } from './permissions';

/** The letters and digits of recovery codes: none that look alike. */
export const RECOVERY_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
/** Of a recovery code, without the hyphen in its middle. */
export const RECOVERY_LENGTH = 10;
/** How many recovery codes somebody is given. */
export const RECOVERY_CODES = 10;

/** A code as it is compared, however it was typed: without blanks and hyphens, in small letters. */
export const bareCode = (typed: string): string => typed.replace(/[\s-]/g, '').toLowerCase();

/** Whether it is a code as an authenticator app shows it. */
export const isAppCode = (typed: string): boolean => /^\d{6}$/.test(bareCode(typed));

const RECOVERY = new RegExp(`^[${RECOVERY_LETTERS}]{${RECOVERY_LENGTH}}$`);

/** What is wrong with what somebody typed as their code; null where it could be one. */
export const codeFault = (typed: string): string | null =>
  isAppCode(typed) || RECOVERY.test(bareCode(typed)) ? null : 'Enter 6 digits, or a recovery code';

/**
 * Permissions that move money out, change who has access, decide where data goes, or show complete personal data. In production,
 * anyone who holds one needs a second factor.
 */
export const SECOND_FACTOR_PERMISSIONS: readonly Permission[] = [
  ...PEOPLE_ONLY,
  'Approve Refunds',
  'Submit Refunds',
  'View Sensitive Fields',
  'Export Personal Data',
  'Erase Personal Data',
];
