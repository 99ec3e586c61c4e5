export default {
  title: 'Connections',
  about: 'What the portal works with. Changes apply within seconds, without a restart.',
  byEnvironment: 'Set by the environment',
  isSet: 'Set',
  leaveBlank: 'Leave blank to keep it.',
  saved: 'Settings saved.',
  disconnect: 'Disconnect',
  disconnected: 'Disconnected.',
  test: 'Test',
  testing: 'Testing …',
  testedAt: 'Tested %{moment}.',
} as const;
