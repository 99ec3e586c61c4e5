export const taskRoles = {
  noneHoldsIt: 'No task role has it.',
  notLoaded: 'This could not be loaded.',
} as const;
