import { PERMISSIONS, type Permission } from './permissions';

/** The prefix of every API key, by which people and secret scanners recognise one. */
export const API_KEY_PREFIX = 'kfk_';

export const API_KEY_STATUSES = ['ACTIVE', 'REVOKED'] as const;

/** The longest time that an API key is valid, in days. */
export const API_KEY_DAYS = 365;

/** Permissions that no API key can have. Only signed-in people decide who has access, what they may do and where data goes. */
export const PEOPLE_ONLY: readonly Permission[] = [
  'Create Users',
  'Update Users',
  'Delete Users',
  'Update Roles',
  'Manage API Keys',
  'Manage Webhooks',
  'Update Application Settings',
];

/** The permissions that an API key can have. */
export const KEY_PERMISSIONS: readonly Permission[] = PERMISSIONS.filter((name) => !PEOPLE_ONLY.includes(name));
