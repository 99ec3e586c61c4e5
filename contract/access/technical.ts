import type { Permission } from './permissions';

/** Any one of them shows technical details: to those who set the product up, or who look for a fault in the network. */
export const SEES_TECHNICAL: readonly Permission[] = ['View Application Settings', 'View Subscription Activation Logs'];
