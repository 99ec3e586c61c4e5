export const devicesBodies = {} as const;
