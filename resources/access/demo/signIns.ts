/** The password of every demo sign-in; demo data is never made in production. */
export const DEMO_PASSWORD = 'kitara-demo-2026';

/** The demo sign-ins that start-up prints: name before `@kitara.example`, and what it shows. */
export const DEMO_SIGN_INS = [
  ['admin', 'Administrator'],
  ['finance', 'Finance'],
  ['support', 'Support'],
  ['agent', 'Sales agent'],
  ['moses.wasswa', 'Field team'],
  ['customer', 'Customer, who is refused'],
] as const;
