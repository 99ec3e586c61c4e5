export default {
  disabled: 'Nothing: they are disabled and cannot sign in.',
  notStaff: 'Nothing: only accounts of type Staff enter the back-office.',
  noRole: 'Without a role, this person can sign in but sees and does nothing.',
  invite: 'Invite user',
  sendInvitation: 'Send invitation',
  invited: 'Invitation sent to %{address}.',
  inviteText: 'They get a link by e-mail to choose their own password. It is valid for 3 days.',
  resetSecondFactor: 'Reset second factor',
  resetSecondFactorText:
    '%{name} will be signed out everywhere and will sign in with the password only. Make sure first that it is they who ask.',
  resetSecondFactorDone: 'Second factor reset.',
  unlinkSingleSignOn: 'Unlink single sign-on',
  unlinkSingleSignOnText:
    '%{name} will be signed out. The next account at the identity provider with their e-mail address will be linked to them.',
  unlinkSingleSignOnDone: 'Single sign-on unlinked.',
} as const;
