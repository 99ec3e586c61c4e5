/** The setup steps of a new installation, in the recommended order. */
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
