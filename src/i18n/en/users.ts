export const users = {
  disabled: 'Nothing: they are disabled and cannot sign in.',
  notStaff: 'Nothing: only accounts of type Staff enter the back-office.',
  resetSecondFactor: 'Reset second factor',
  resetSecondFactorText:
    '%{name} will be signed out everywhere and will sign in with the password only. Make sure first that it is they who ask.',
  secondFactorReset: 'Second factor reset.',
} as const;
