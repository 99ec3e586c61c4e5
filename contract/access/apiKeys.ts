import { PERMISSIONS, type Permission } from './permissions';

/** How every API key begins, so that people, and programs that look for leaked secrets, know one. */
export const API_KEY_PREFIX = 'kfk_';

export const API_KEY_STATUSES = ['ACTIVE', 'REVOKED'] as const;

/** The longest that an API key is valid, in days. */
export const API_KEY_DAYS = 365;

/** Permissions that no API key can hold. Only signed-in people decide who has access, what they may do and where data goes. */
export const PEOPLE_ONLY: readonly Permission[] = [
  'Create Users',
  'Update Users',
  'Delete Users',
  'Update Roles',
  'Manage API Keys',
  'Manage Webhooks',
  'Update Application Settings',
];

/** The permissions that an API key can hold. */
export const KEY_PERMISSIONS: readonly Permission[] = PERMISSIONS.filter((name) => !PEOPLE_ONLY.includes(name));
