export const bonusRules = {
  appliesFromNow: 'What it rewarded already stays as it is; it holds for the payments to come.',
  saved: 'Bonus rule %{name} saved.',
} as const;
