export const changelog = {
  changelog: 'Changelog',
  thisVersion: 'this version',
} as const;
