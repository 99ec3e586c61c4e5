/** How a try to sign in ended. */
export const SIGN_IN_RESULTS = [
  'SIGNED_IN',
  'WRONG_PASSWORD',
  'WRONG_CODE',
  'WRONG_PASSKEY',
  /** With another account at the identity provider than theirs. */
  'OTHER_PROVIDER_ACCOUNT',
] as const;
export type SignInResult = (typeof SIGN_IN_RESULTS)[number];
