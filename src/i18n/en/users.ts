export const users = {
  disabled: 'Nothing: they are disabled and cannot sign in.',
  notStaff: 'Nothing: only accounts of type Staff enter the back-office.',
} as const;
