export const referrals = {
  myReferrals: 'My referrals',
  youArentLinkedToAn: 'You aren’t linked to an agency',
  askAnAdministratorToEnter: 'Ask an administrator to enter you as the sign-in of your agency.',
  sReferralLink: '%{name}’s referral link',
  total: 'Referrals: %{total}',
  referrals: 'Referrals',
  nobodyYetHandYourLink: 'Nobody yet. Hand your link out.',
  of: '%{from}–%{to} of %{total}',
} as const;
