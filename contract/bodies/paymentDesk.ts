export const paymentDeskBodies = {} as const;
