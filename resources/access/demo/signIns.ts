/** The password of every demo user; demo data is never created in production. */
export const DEMO_PASSWORD = 'kitara-demo-2026';

/** The demo users that the start prints: the name before `@kitara.example`, and what it demonstrates. */
export const DEMO_SIGN_INS = [
  ['admin', 'Administrator'],
  ['finance', 'Finance'],
  ['support', 'Support'],
  ['agent', 'Sales agent'],
  ['moses.wasswa', 'Field team'],
  ['customer', 'Customer, who is refused'],
] as const;
