/** The time in milliseconds that a user has to sign in at the identity provider. */
const ATTEMPT_LIFETIME = 10 * 60_000;

/** Returns when a sign-in that begins now expires (ISO 8601 UTC). */
export const attemptEnd = (now: Date): string => new Date(now.getTime() + ATTEMPT_LIFETIME).toISOString();

/** The identity provider's claims about a user that we read. */
export interface Claims {
  /** The provider and its id of the user, which it never assigns to anyone else. */
  iss: string;
  sub: string;
  email?: unknown;
  email_verified?: unknown;
  /** The provider's tenant in which the user has their account, and their name for signing in there (Microsoft Entra ID). */
  tid?: unknown;
  preferred_username?: unknown;
  /** The authentication methods used there (RFC 8176). */
  amr?: unknown;
}

/** Other characters may become ASCII letters in lower case: the Kelvin sign becomes a k. */
const ASCII = /^[!-~]+$/;

/** Returns whether the claims leave open if the provider confirms an address, so that its userinfo endpoint is asked. */
export const needsUserInfo = (claims: Claims, trustedTenant: string | null): boolean =>
  !addressIn(claims, trustedTenant) || (!isTrusted(claims, trustedTenant) && isMissing(claims.email_verified));

/**
 * Adds what only the userinfo endpoint says. Its confirmation of an address counts for that address alone, not for another one in
 * the ID token.
 */
export function withUserInfo(claims: Claims, info: Record<string, unknown>): Claims {
  const isSame = isMissing(claims.email) || isMissing(info.email) || lower(claims.email) === lower(info.email);
  const { email_verified, ...rest } = info;
  return { ...rest, ...(isSame ? { email_verified } : {}), ...claims };
}

/**
 * Returns the e-mail address in lower case, or null if the provider has not confirmed it or it is not ASCII. Every address of
 * the trusted tenant counts as confirmed, unless the provider says that it is not.
 */
export function vouchedAddress(claims: Claims, trustedTenant: string | null): string | null {
  const address = addressIn(claims, trustedTenant);
  if (!address) return null;
  const { email_verified: said } = claims;
  // Some providers send the flag as text.
  const isConfirmed = said === true || said === 'true' || (isMissing(said) && isTrusted(claims, trustedTenant));
  return isConfirmed ? address.toLowerCase() : null;
}

/** A tenant is named by its id in the claim `tid` or, at a provider without tenants, by the issuer itself. */
const isTrusted = ({ tid, iss }: Claims, trustedTenant: string | null) =>
  trustedTenant !== null && [tid, iss].includes(trustedTenant);

/** The name for signing in stands for a missing address in the trusted tenant only, where its administrators assign it. */
function addressIn(claims: Claims, trustedTenant: string | null): string | null {
  const { email, preferred_username: name } = claims;
  const given = isMissing(email) && isTrusted(claims, trustedTenant) ? name : email;
  return typeof given === 'string' && ASCII.test(given) && given.includes('@') ? given : null;
}

const isMissing = (value: unknown) => value === undefined || value === null;
const lower = (value: unknown) => String(value).toLowerCase();

/** Returns whether the provider says that it required more than one factor. */
export const hadSecondFactor = ({ amr }: Pick<Claims, 'amr'>): boolean => Array.isArray(amr) && amr.includes('mfa');
