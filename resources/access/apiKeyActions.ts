import { KEY_PERMISSIONS } from '../../contract/access/apiKeys';
import { defineActions, type Rule } from '../language/defineActions';
import { manyOf } from '../language/kinds';
import * as shape from '../language/shapes';
import { apiKeys } from './apiKeys';

const { name, expiresOn } = apiKeys.fields;
const MANAGING = { base: 'v1', access: 'Manage API Keys', sessionOnly: true } as const;
const apiKey = shape.record('api-keys', { without: ['keyHash'] });

const somePermission: Rule = ({ permissions }) =>
  Array.isArray(permissions) && permissions.length === 0 ? { permissions: 'takes at least 1 permission' } : null;

/** Creating and revoking API keys. The key itself is returned only once. */
export const apiKeyActions = defineActions(
  { name: 'API keys', description: 'Keys with which programs call this API, with some of their maker’s permissions.' },
  {
    createApiKey: {
      ...MANAGING,
      confirms: true,
      method: 'POST',
      path: 'api-keys',
      input: { name, permissions: manyOf(KEY_PERMISSIONS, { required: true }), expiresOn },
      rules: [somePermission],
      audit: { resource: 'api-keys', action: 'CREATE' },
      answer: shape.object({ apiKey, key: shape.text }),
      reads: 'apiKey',
      success: 201,
      summary: 'Create an API key; it is answered this once',
      limits: [{ by: 'caller', most: 30, minutes: 60, what: 'new keys' }],
    },
    revokeApiKey: {
      ...MANAGING,
      method: 'POST',
      path: 'api-keys/{id}/revoke',
      audit: { resource: 'api-keys', action: 'ACTION', reason: 'Revoked' },
      answer: shape.object({ apiKey }),
      reads: 'apiKey',
      summary: 'Revoke an API key; it opens nothing from then on',
    },
  },
);
