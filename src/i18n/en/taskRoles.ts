export const taskRoles = {
  noneHoldsIt: 'No task role has it.',
} as const;
