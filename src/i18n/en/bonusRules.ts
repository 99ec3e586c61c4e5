export default {
  appliesFromNow: 'Applies to future payments only. Bonuses already given stay.',
  saved: 'Bonus rule %{name} saved.',
} as const;
