export default {
  noneHoldsIt: 'No task role has it.',
} as const;
