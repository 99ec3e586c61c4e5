import { expect, it } from 'vitest';
import { secretsElsewhere } from './connections';

const NOTHING = { changed: [], kept: [], fixed: [] } as const;

it('requires a stored secret again for a new address', () => {
  const moved = { ...NOTHING, changed: ['OIDC_ISSUER'] } as const;
  expect(secretsElsewhere({ ...moved, kept: ['OIDC_CLIENT_SECRET'] })).toEqual({
    OIDC_CLIENT_SECRET: 'must be entered again for a new address',
  });
  expect(secretsElsewhere({ ...moved, changed: ['OIDC_ISSUER', 'OIDC_CLIENT_SECRET'] })).toEqual({});
  expect(secretsElsewhere({ ...moved, kept: ['SMS_KEY', 'OIDC_LABEL'] })).toEqual({});
  expect(secretsElsewhere({ ...NOTHING, changed: ['OIDC_LABEL'], kept: ['OIDC_CLIENT_SECRET'] })).toEqual({});
});

it('the address for a secret in the environment cannot be changed in the settings', () => {
  expect(secretsElsewhere({ ...NOTHING, changed: ['PESAPAL_URL'], fixed: ['PESAPAL_CONSUMER_SECRET'] })).toEqual({
    PESAPAL_URL: 'can be changed only in the environment, where PESAPAL_CONSUMER_SECRET is set',
  });
});

it.each([
  ['PESAPAL_URL', 'PESAPAL_CONSUMER_KEY'],
  ['SMS_URL', 'SMS_KEY'],
  ['GENIEACS_URL', 'GENIEACS_PASSWORD'],
  ['BACKUP_BUCKET_URL', 'BACKUP_BUCKET_SECRET'],
] as const)('requires for a new %s that %s is entered again', (address, secret) => {
  expect(secretsElsewhere({ ...NOTHING, changed: [address], kept: [secret] })).toHaveProperty(secret);
});
