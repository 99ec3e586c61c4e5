/** The possible results of a sign-in attempt. */
export const SIGN_IN_RESULTS = [
  'SIGNED_IN',
  'WRONG_PASSWORD',
  'WRONG_CODE',
  'WRONG_PASSKEY',
  /** The identity provider returned an account that is not linked to this user. */
  'OTHER_PROVIDER_ACCOUNT',
] as const;
export type SignInResult = (typeof SIGN_IN_RESULTS)[number];

/** Milliseconds without use after which a staff session ends, even before its eight hours are over. */
export const SESSION_IDLE = 60 * 60_000;

/**
 * The header of a call that a page makes without a user action, for example to refresh a list. Such a call does not keep the
 * session alive.
 */
export const UNATTENDED = 'x-unattended';

/** The response header with the access mark of the signed-in caller. */
export const ACCESS_MARK = 'x-access-mark';

/**
 * Returns a short hash of a user's role and permission names, in any order. A different mark means that they changed. FNV-1a, 32
 * bits: it protects no secret and grants nothing.
 */
export function accessMark(roles: Iterable<string>, permissions: Iterable<string>): string {
  const text = JSON.stringify([[...roles].sort(), [...new Set(permissions)].sort()]);
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
