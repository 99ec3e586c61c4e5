import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { configFrom } from './config';

const keyOf = (modulusLength: number) =>
  generateKeyPairSync('rsa', { modulusLength }).privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');
const ALL = {
  EFRIS: 'on',
  EFRIS_URL: 'https://efristest.ura.go.ug/efrisws/ws/taapp/getInformation',
  EFRIS_TIN: '1000029771',
  EFRIS_DEVICE_NUMBER: '1000029771_02',
  EFRIS_PRIVATE_KEY: keyOf(2048),
  EFRIS_LEGAL_NAME: 'Kitara Fibre Limited',
  EFRIS_GOODS_CATEGORY: '81112101',
  EFRIS_UNIT: '101',
  EFRIS_SERVICE_CODE: 'INTERNET',
  EFRIS_SERVICE_NAME: 'Internet access',
  EFRIS_INDUSTRY: '105',
  EFRIS_EXCISE: 'off',
};
const EXCISE = { EFRIS_EXCISE: 'on', EFRIS_EXCISE_CODE: 'LED160400', EFRIS_EXCISE_NAME: 'Internet data' };

const faultsOf = (env: Record<string, string>) => {
  try {
    configFrom(env);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n  ').slice(1);
  }
};

describe('EFRIS', () => {
  it('is off unless it is switched on, whatever else is given', () => {
    expect(configFrom({}).efris).toBeNull();
    expect(configFrom({ ...ALL, EFRIS: 'off' }).efris).toBeNull();
  });

  it('is the stand-in if it is on without other settings, outside production only', () => {
    expect(configFrom({ EFRIS: 'on' }).efris).toEqual({ access: null });
    expect(faultsOf({ EFRIS: 'on', NODE_ENV: 'production' })).toContain('EFRIS_URL: must be given with EFRIS=on');
  });

  it('is called as configured', () => {
    expect(configFrom(ALL).efris?.access).toMatchObject({
      ...{ tin: '1000029771', industry: '105', excise: null },
      service: { code: 'INTERNET', name: 'Internet access', category: '81112101', unit: '101' },
      privateKey: expect.stringContaining('BEGIN PRIVATE KEY'),
    });
    const dutied = configFrom({ ...ALL, ...EXCISE, EFRIS_EXCISE_PERCENT: '12' }).efris?.access;
    expect(dutied?.excise).toEqual({ code: 'LED160400', name: 'Internet data', percent: 12 });
  });

  it('reports all missing settings at once', () => {
    const { EFRIS, EFRIS_URL } = ALL;
    const missing = Object.keys(ALL).filter((name) => name !== 'EFRIS' && name !== 'EFRIS_URL');
    const wanted = missing.map((name) => `${name}: must be given with EFRIS=on`);
    expect(faultsOf({ EFRIS, EFRIS_URL })).toEqual(wanted);
    expect(faultsOf({ ...ALL, ...EXCISE })).toEqual(['EFRIS_EXCISE_PERCENT: must be given with EFRIS=on']);
  });

  it.each([
    ['EFRIS_TIN', '123456789', /10 digits/],
    ['EFRIS_PRIVATE_KEY', keyOf(1024), /RSA key of 2048 bits/],
    ['EFRIS_PRIVATE_KEY', 'no key', /RSA key of 2048 bits/],
    ['EFRIS_URL', 'efris', /./],
    ['BRAND_VAT', '0', /without VAT are not supported/],
  ])('does not accept %s=%s', (name, value, message) => {
    expect(faultsOf({ ...ALL, [name]: value }).join('\n')).toMatch(message);
  });
});
