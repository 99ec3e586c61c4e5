export const users = {
  nothingTheyAreDisabledAnd: 'Nothing: they are disabled and cannot sign in.',
  nothingOnlyAccountsOfType: 'Nothing: only accounts of type Staff enter the back-office.',
} as const;
