export const referrals = {
  myReferrals: 'My referrals',
  noAgency: 'You aren’t linked to an agency',
  noAgencyText: 'Ask an administrator to enter you as the sign-in of your agency.',
  linkOf: '%{name}’s referral link',
  total: 'Referrals: %{total}',
  referrals: 'Referrals',
  nobodyYet: 'Nobody yet. Hand your link out.',
  range: '%{from}–%{to} of %{total}',
} as const;
