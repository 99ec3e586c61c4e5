import type { StepName, StepState } from './steps';

/** The steps as a customer reads them. */
export const STEP_TITLES: Record<StepName, string> = {
  form: 'Order',
  payment: 'Payment',
  installation: 'Installation',
  active: 'Online',
};

/** How a step stands. */
export const STEP_WORDS: Record<StepState, string> = {
  done: 'Done',
  current: 'Now',
  waiting: 'Upcoming',
  failed: 'Failed',
  paused: 'Paused',
  ended: 'Ended',
};
