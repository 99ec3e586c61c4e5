export const peopleBodies = {} as const;
