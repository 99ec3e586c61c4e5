export const subscriptionsBodies = {} as const;
