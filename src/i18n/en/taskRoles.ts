export const taskRoles = {
  noneHoldsIt: 'None holds it.',
  notLoaded: 'This could not be loaded.',
} as const;
