import { API_KEY_STATUSES, KEY_PERMISSIONS } from '../../contract/access/apiKeys';
import { defineResource } from '../language/defineResource';
import { date, dateTime, manyOf, oneOf, reference, text } from '../language/kinds';

/**
 * Keys with which programs call the API on behalf of the user who created them. A key has these permissions as far as its creator
 * still has them, and the creator's row scope. Only its SHA-256 is stored.
 */
export const apiKeys = defineResource({
  name: 'api-keys',
  label: ['API key', 'API keys'],
  icon: 'key-round',
  representation: (key) => key.name,
  headline: { states: ['status'], about: ['prefix', 'makerId', 'expiresOn', 'lastUsedAt'] },
  fields: {
    name: text({ required: true, searchable: true, maxLength: 80, help: 'What the key is for, such as the program.' }),
    makerId: reference('users', { label: 'Created by', required: true }),
    prefix: text({ label: 'Begins with', required: true, searchable: true, maxLength: 20 }),
    keyHash: text({ required: true, unique: true, maxLength: 64, answered: false }),
    permissions: manyOf(KEY_PERMISSIONS),
    status: oneOf(API_KEY_STATUSES, { default: 'ACTIVE', filter: 'statuses' }),
    expiresOn: date({
      label: 'Last day',
      required: true,
      dueWhile: ['ACTIVE'],
      help: 'The key works until the end of this day, at most one year from now.',
    }),
    lastUsedAt: dateTime({ label: 'Last used' }),
    revokedAt: dateTime({ label: 'Revoked' }),
  },
  list: {
    columns: ['name', 'prefix', 'makerId', 'permissions', 'status', 'expiresOn', 'lastUsedAt'],
    sort: { by: 'dateCreated', ascending: false },
  },
  screens: [
    {
      list: 'api-keys',
      details: 'api-key-details',
      menu: { group: 'Settings', label: 'API Keys', order: 50, permissions: ['Manage API Keys'] },
    },
  ],
  access: { list: 'Manage API Keys' },
});
