/**
 * The list of customers who have not renewed: an action, and the source of a screen of `accounts`. It is a separate file, since
 * the types of that action's answer are derived from the declaration of `accounts`.
 */
export const NOT_RENEWED = { path: 'accounts/not-renewed', access: ['Renew Subscription'] } as const;
