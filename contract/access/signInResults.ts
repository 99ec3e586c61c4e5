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
