import { PEOPLE_ONLY } from './apiKeys';
import type { Permission } from './permissions';

/** The characters of recovery codes, without those that look alike. */
export const RECOVERY_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
/** The length of a recovery code, without the hyphen in its middle. */
export const RECOVERY_LENGTH = 10;
/** The number of recovery codes that a user gets. */
export const RECOVERY_CODES = 10;

/** Returns a typed code in the form in which codes are compared: lower case, without blanks and hyphens. */
export const bareCode = (typed: string): string => typed.replace(/[\s-]/g, '').toLowerCase();

/** Returns whether this could be a code of an authenticator app. */
export const isAppCode = (typed: string): boolean => /^\d{6}$/.test(bareCode(typed));

const RECOVERY = new RegExp(`^[${RECOVERY_LETTERS}]{${RECOVERY_LENGTH}}$`);

/** Returns what is wrong with a typed code, or null if it could be valid. */
export const secondFactorCodeFault = (typed: string): string | null =>
  isAppCode(typed) || RECOVERY.test(bareCode(typed)) ? null : 'Enter 6 digits, or a recovery code';

/**
 * Permissions that move money out, change who has access, decide where data goes, or show complete personal data. In production,
 * anyone who has one needs a second factor.
 */
export const SECOND_FACTOR_PERMISSIONS: readonly Permission[] = [
  ...PEOPLE_ONLY,
  'Approve Refunds',
  'Submit Refunds',
  'View Sensitive Fields',
  'Export Personal Data',
  'Erase Personal Data',
];
