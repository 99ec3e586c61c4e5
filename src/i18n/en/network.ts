export default {
  create: 'New access line',
  created: 'Access line %{username} created.',
  secret: 'Secret',
  copyNow: 'Copy the secret now. It is not shown again.',
  usage: 'The modem sends it with the username %{username}.',
  renew: 'New secret',
  renewTitle: 'Give %{username} a new secret?',
  renewText: 'The old secret stops working. The modem stays offline after its next start until it has the new one.',
  renewed: '%{username} has a new secret.',
  terminate: 'Terminate line',
  terminateText: 'The network refuses this line from then on. This can’t be undone, and nobody else gets its username.',
  terminated: 'Access line %{username} terminated.',
} as const;
