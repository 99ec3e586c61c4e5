import type { StepName, StepState } from './steps';

/** The labels of the steps for the customer. */
export const STEP_TITLES: Record<StepName, string> = {
  form: 'Order',
  payment: 'Payment',
  installation: 'Installation',
  active: 'Online',
};

/** The labels of the states of a step. */
export const STEP_WORDS: Record<StepState, string> = {
  done: 'Done',
  current: 'Now',
  waiting: 'Upcoming',
  failed: 'Failed',
  paused: 'Paused',
  ended: 'Ended',
};
