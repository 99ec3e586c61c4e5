import { expect, it } from 'vitest';
import { secretsElsewhere } from './connections';

const NOTHING = { changed: [], kept: [], fixed: [] } as const;

it('a kept secret is to be entered again where its address changes', () => {
  const moved = { ...NOTHING, changed: ['OIDC_ISSUER'] } as const;
  expect(secretsElsewhere({ ...moved, kept: ['OIDC_CLIENT_SECRET'] })).toEqual({
    OIDC_CLIENT_SECRET: 'must be entered again for another address',
  });
  expect(secretsElsewhere({ ...moved, changed: ['OIDC_ISSUER', 'OIDC_CLIENT_SECRET'] })).toEqual({});
  expect(secretsElsewhere({ ...moved, kept: ['SMS_KEY', 'OIDC_LABEL'] })).toEqual({});
  expect(secretsElsewhere({ ...NOTHING, changed: ['OIDC_LABEL'], kept: ['OIDC_CLIENT_SECRET'] })).toEqual({});
});

it('the address of a secret of the environment is changed there', () => {
  expect(secretsElsewhere({ ...NOTHING, changed: ['PESAPAL_URL'], fixed: ['PESAPAL_CONSUMER_SECRET'] })).toEqual({
    PESAPAL_URL: 'is changed where PESAPAL_CONSUMER_SECRET is set: in the environment',
  });
});

it.each([
  ['PESAPAL_URL', 'PESAPAL_CONSUMER_KEY'],
  ['SMS_URL', 'SMS_KEY'],
  ['GENIEACS_URL', 'GENIEACS_PASSWORD'],
  ['BACKUP_BUCKET_URL', 'BACKUP_BUCKET_SECRET'],
] as const)('%s takes %s with it', (address, secret) => {
  expect(secretsElsewhere({ ...NOTHING, changed: [address], kept: [secret] })).toHaveProperty(secret);
});
