export default {
  changelog: 'Changelog',
  thisVersion: 'this version',
} as const;
