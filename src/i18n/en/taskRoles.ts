export const taskRoles = {
  noneHoldsIt: 'None holds it.',
  thisCouldNotBeLoaded: 'This could not be loaded.',
} as const;
