export const bonusRules = {
  whatItRewardedAlreadyStays: 'What it rewarded already stays as it is; it holds for the payments to come.',
  bonusRuleSaved: 'Bonus rule %{name} saved.',
} as const;
