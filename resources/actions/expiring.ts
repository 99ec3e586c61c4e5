/**
 * The list of expiring subscriptions: an action, and the source of a screen of `subscriptions`. It stands by itself, since the
 * types of that action's answer are made from the declaration of `subscriptions`.
 */
export const EXPIRING = {
  path: 'subscriptions/expiring',
  access: ['View Expiring Subscriptions', 'View Subscription'],
} as const;
