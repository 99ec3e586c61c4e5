export default {
  create: 'Create API key',
  created: 'API key %{name} created.',
  copyNow: 'Copy the key now. It is not shown again.',
  key: 'Key',
  usage: 'Programs send it with each call: Authorization: Bearer %{prefix}…',
  revoke: 'Revoke key',
  revokeTitle: 'Revoke %{name}?',
  revokeText: 'Programs that use this key lose access at once. This can’t be undone.',
  revoked: 'API key %{name} revoked.',
} as const;
