export default {
  title: 'Extension settings',
  newOnly: 'Applies to new extensions only.',
  saved: 'Extension settings saved.',
  settings: 'Settings',
} as const;
