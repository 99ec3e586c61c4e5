/** What a new installation needs, in the order in which it is best done. */
export const SETUP_STEPS = [
  'administrator',
  'brand',
  'payments',
  'sms',
  'mail',
  'packages',
  'areas',
  'backups',
] as const;
export type SetupStepName = (typeof SETUP_STEPS)[number];
