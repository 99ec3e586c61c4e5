import type { Permission } from './permissions';

/** Each of these permissions shows technical details: for people who set up the product or look for network faults. */
export const SEES_TECHNICAL: readonly Permission[] = ['View Application Settings', 'View Subscription Activation Logs'];
