export const supportBodies = {} as const;
