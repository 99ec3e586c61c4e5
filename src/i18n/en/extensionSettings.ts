export const extensionSettings = {
  extensionSettings: 'Extension settings',
  appliesToNewExtensionsOnly: 'Applies to new extensions only.',
  extensionSettingsSaved: 'Extension settings saved.',
  settings: 'Settings',
} as const;
