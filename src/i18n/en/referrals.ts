export const referrals = {
  myReferrals: 'My referrals',
  noAgency: 'You aren’t linked to an agency',
  noAgencyText: 'Ask an administrator to link your account to your agency.',
  linkOf: '%{name}’s referral link',
  total: 'Referrals: %{total}',
  referrals: 'Referrals',
  nobodyYet: 'No referrals yet. Share your link.',
} as const;
