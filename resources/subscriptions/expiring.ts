import { date, integer } from '../language/kinds';

/**
 * The list of expiring subscriptions: an action, and the source of a screen of `subscriptions`. It is a separate file, since the
 * types of that action's answer are derived from the declaration of `subscriptions`.
 */
export const EXPIRING = {
  path: 'subscriptions/expiring',
  access: ['View Expiring Subscriptions', 'View Subscription'],
} as const;

/** Only one can be used at a time. */
export const EXPIRING_PARAMETERS = {
  expiringInDays: integer({ label: 'Ends within (days)', min: 1, max: 366 }),
  expiredInDays: integer({ label: 'Ended within (days)', min: 1, max: 366 }),
  expiryDate: date({ label: 'Ends on' }),
} as const;
