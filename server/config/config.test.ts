import { describe, expect, it } from 'vitest';
import { addressFrom } from '../base/networks';
import { configFrom } from './config';

const PRODUCTION = {
  NODE_ENV: 'production',
  APP_SECRET: 'rmB1sX9vQ2tL7yKe4WcZ8uHa5oJd3PfG',
  PUBLIC_URL: 'https://kitara.example',
  PESAPAL_URL: 'https://pay.example',
  PESAPAL_CONSUMER_KEY: 'k',
  PESAPAL_CONSUMER_SECRET: 's',
  DEVICES: 'off',
};
const SMS = { SMS_URL: 'https://sms.example', SMS_KEY: 'key' };
const MAIL = { SMTP_URL: 'smtps://u:p@mail.example', MAIL_FROM: 'Kitara <care@kitara.example>' };

describe('the channels of messages', () => {
  it('use the stand-in if none are given, outside production', () => {
    expect(configFrom({}).messages).toEqual({ sms: null, email: null });
    expect(configFrom(SMS).messages).toEqual({ sms: { url: SMS.SMS_URL, key: 'key' }, email: null });
  });

  it('may be missing in production, where messages then wait, and may be off', () => {
    expect(configFrom({ ...PRODUCTION, ...SMS, ...MAIL }).messages).toEqual({
      sms: { url: SMS.SMS_URL, key: 'key' },
      email: { url: MAIL.SMTP_URL, from: MAIL.MAIL_FROM },
    });
    expect(configFrom({ ...PRODUCTION, ...SMS }).messages).toMatchObject({ email: null });
    expect(configFrom({ ...PRODUCTION, ...MAIL }).messages).toMatchObject({ sms: null });
    expect(configFrom({ ...PRODUCTION, MESSAGES: 'off' }).messages).toBeNull();
  });

  it('of customers are accepted in production only with a key', () => {
    expect(configFrom(PRODUCTION).inbound).toEqual({ sms: null, email: null });
    const key = 'sixteen-chars-or-more';
    expect(configFrom({ ...PRODUCTION, SMS_INBOUND_KEY: key }).inbound).toEqual({ sms: key, email: null });
  });

  it.each([
    [{ SMS_URL: SMS.SMS_URL }, 'SMS_URL, SMS_KEY: must be given together'],
    [{ MAIL_FROM: MAIL.MAIL_FROM }, 'SMTP_URL, MAIL_FROM: must be given together'],
    [{ ...SMS, SMS_URL: 'ftp://sms.example' }, 'SMS_URL:'],
    [{ ...SMS, SMS_KEY: 'two words' }, 'SMS_KEY:'],
    [{ SMS_INBOUND_KEY: 'too short' }, 'SMS_INBOUND_KEY:'],
    [{ ...MAIL, SMTP_URL: 'https://mail.example' }, 'SMTP_URL:'],
    [{ ...MAIL, MAIL_FROM: 'nobody' }, 'MAIL_FROM:'],
    [{ ...MAIL, MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' }, 'MAIL_FROM:'],
    [{ MESSAGES: 'maybe' }, 'MESSAGES:'],
    [{ DELIVER_EVERY: '49' }, 'DELIVER_EVERY:'],
  ])('%j is refused', (env, fault) => {
    expect(() => configFrom(env)).toThrow(fault);
  });
});

describe('trusted proxies', () => {
  const include = (env: Record<string, string>, text: string) => {
    const address = addressFrom(text);
    return address !== null && configFrom(env).trustedProxies.some((network) => network.includes(address));
  };

  it('are none by default, not even this machine', () => {
    expect(configFrom({}).trustedProxies).toEqual([]);
    expect(configFrom({ TRUSTED_PROXIES: '' }).trustedProxies).toEqual([]);
  });

  it('are addresses and networks', () => {
    const env = { TRUSTED_PROXIES: '127.0.0.1, 10.1.0.0/16,fd00::/8' };
    const [inside, outside] = [
      ['127.0.0.1', '10.1.255.255', 'fd12::1'],
      ['127.0.0.2', '10.2.0.0', 'fe80::1'],
    ];
    expect(inside?.filter((text) => include(env, text))).toEqual(inside);
    expect(outside?.filter((text) => include(env, text))).toEqual([]);
  });

  it('are refused if they are neither', () => {
    expect(() => configFrom({ TRUSTED_PROXIES: '10.0.0.1,proxy' })).toThrow(
      'TRUSTED_PROXIES: "proxy" is neither an address nor a network such as 10.0.0.0/8',
    );
  });
});

it('limits may be off for a load test, but never in production', () => {
  expect(configFrom({}).limits).toBe(true);
  expect(configFrom({ LIMITS: 'off' }).limits).toBe(false);
  expect(() => configFrom({ ...PRODUCTION, LIMITS: 'off' })).toThrow('LIMITS: must be on in production');
});

describe('the device manager', () => {
  const GENIEACS_URL = 'http://acs.internal:7557';
  const USER = { GENIEACS_USER: 'kitara', GENIEACS_PASSWORD: 'secret' };
  const on = { ...PRODUCTION, MESSAGES: 'off', DEVICES: 'on', PLAIN_HOSTS: 'acs.internal' };

  it('is the stand-in if none is given, outside production, and may be off', () => {
    expect(configFrom({}).devices).toEqual({ genieAcs: null });
    expect(configFrom({ DEVICES: 'off' }).devices).toBeNull();
  });

  it('is never the stand-in in production: devices are off until one is given', () => {
    expect(configFrom(on).devices).toBeNull();
    expect(configFrom({ ...on, DEVICES: 'off' }).devices).toBeNull();
    expect(configFrom({ ...on, GENIEACS_URL }).devices).toEqual({ genieAcs: { url: GENIEACS_URL, credentials: null } });
  });

  it('receives its user and password if they are given', () => {
    const credentials = { user: 'kitara', password: 'secret' };
    expect(configFrom({ GENIEACS_URL, ...USER }).devices).toEqual({ genieAcs: { url: GENIEACS_URL, credentials } });
  });

  it.each([
    [{ GENIEACS_URL, GENIEACS_USER: 'kitara' }, 'GENIEACS_USER, GENIEACS_PASSWORD: must be given together'],
    [{ GENIEACS_URL: 'http://kitara:secret@acs.internal' }, 'GENIEACS_URL: takes no user'],
    [{ GENIEACS_URL: 'ftp://acs.internal' }, 'GENIEACS_URL:'],
    [{ GENIEACS_URL, ...USER, GENIEACS_USER: 'a:b' }, 'GENIEACS_USER:'],
    [{ DEVICES: 'maybe' }, 'DEVICES:'],
  ])('%j is refused', (env, fault) => {
    expect(() => configFrom(env)).toThrow(fault);
  });
});

describe('the URL of the site', () => {
  it('is an origin in normal form', () => {
    expect(configFrom({}).publicUrl).toBe('http://localhost:3000');
    expect(configFrom({ PUBLIC_URL: 'https://Kitara.Example:443/' }).publicUrl).toBe('https://kitara.example');
    expect(configFrom({ PUBLIC_URL: 'http://localhost:8080' }).publicUrl).toBe('http://localhost:8080');
  });

  it.each([
    'kitara.example',
    'ftp://kitara.example',
    'https://kitara.example/portal',
    'https://kitara.example/?a=1',
    'https://kitara.example/#a',
    'https://user:secret@kitara.example',
  ])('cannot be %s', (PUBLIC_URL) => {
    expect(() => configFrom({ PUBLIC_URL })).toThrow('PUBLIC_URL:');
  });
});

describe('production', () => {
  const SAFE = { ...PRODUCTION, ...SMS, ...MAIL };
  const faultsOf = (env: Record<string, string>) => {
    try {
      configFrom(env);
      return [];
    } catch (error) {
      return (error as Error).message.split('\n').slice(1);
    }
  };

  it('accepts safe settings', () => {
    expect(faultsOf(SAFE)).toEqual([]);
    expect(configFrom(SAFE)).toMatchObject({ production: true, demoData: false, metrics: null, apiDocs: false });
  });

  it('accepts VAT from 0 to 100 per cent only', () => {
    for (const BRAND_VAT of ['0', '100', '16.5']) expect(faultsOf({ ...SAFE, BRAND_VAT })).toEqual([]);
    for (const BRAND_VAT of ['-1', '100.1', '18%'])
      expect(faultsOf({ ...SAFE, BRAND_VAT })).toEqual(['  BRAND_VAT: must be per cent from 0 to 100, such as 18']);
  });

  it('reports all missing settings at once, one line each', () => {
    expect(faultsOf({ NODE_ENV: 'production' })).toEqual([
      '  APP_SECRET: must be given in production',
      '  PUBLIC_URL: must be given in production',
    ]);
  });

  it('requires no payment provider, and accepts one only with all settings', () => {
    const { PESAPAL_URL, PESAPAL_CONSUMER_KEY: _key, PESAPAL_CONSUMER_SECRET: _secret, ...without } = SAFE;
    expect(configFrom(without).pesapal).toBeNull();
    expect(faultsOf({ ...without, PESAPAL_URL })).toEqual([
      '  PESAPAL_URL, PESAPAL_CONSUMER_KEY, PESAPAL_CONSUMER_SECRET: must be given together',
    ]);
  });

  it('reports all unsafe settings at once, one line each', () => {
    const unsafe = {
      APP_SECRET: 'demo-secret-not-for-production',
      PUBLIC_URL: 'http://kitara.example',
      DEMO_DATA: 'true',
      PESAPAL_URL: 'https://kitara.example/stand-in/pesapal',
    };
    expect(faultsOf({ ...SAFE, ...unsafe })).toEqual([
      '  APP_SECRET: is the published one; anyone could forge tokens with it',
      '  PUBLIC_URL: must begin with https:// in production',
      '  DEMO_DATA: must not be true in production; its sign-ins are published',
      '  PESAPAL_URL: is a stand-in, which is not for production',
    ]);
    expect(configFrom({ ...SAFE, ...unsafe, NODE_ENV: 'development' }).demoData).toBe(true);
  });

  it.each([
    ['of 31 characters', 'rmB1sX9vQ2tL7yKe4WcZ8uHa5oJd3Pf'],
    ['of few characters', '1234567890123456789012345678901234567890'],
    ['that repeats itself', 'correct-horse-12correct-horse-12'],
  ])('refuses a secret %s', (_what, APP_SECRET) => {
    expect(faultsOf({ ...SAFE, APP_SECRET })).toEqual([expect.stringMatching(/^ {2}APP_SECRET: can be guessed/)]);
  });

  it.each([
    ['of 32 characters', PRODUCTION.APP_SECRET],
    ['of hexadecimal digits', '9f86d081884c7d659a2feaa0c55ad015'],
  ])('accepts a secret %s', (_what, APP_SECRET) => {
    expect(faultsOf({ ...SAFE, APP_SECRET })).toEqual([]);
  });

  it('serves metrics with a token and the API document on request; elsewhere both are open', () => {
    const METRICS_TOKEN = 'sixteen-chars-ok';
    expect(configFrom({ ...SAFE, METRICS_TOKEN, API_DOCS: 'on' })).toMatchObject({
      metrics: { token: METRICS_TOKEN },
      apiDocs: true,
    });
    expect(configFrom({})).toMatchObject({ metrics: { token: null }, apiDocs: true });
    expect(configFrom({ METRICS_TOKEN, API_DOCS: 'off' })).toMatchObject({
      metrics: { token: METRICS_TOKEN },
      apiDocs: false,
    });
    expect(() => configFrom({ METRICS_TOKEN: 'fifteen-chars-x' })).toThrow('METRICS_TOKEN:');
  });
});

describe('the database', () => {
  it('may have several hosts', () => {
    const DATABASE_URL = 'postgres://kitara:secret@one:5432,two:5432/kitara';
    expect(configFrom({ DATABASE_URL })).toMatchObject({ databaseUrl: DATABASE_URL });
    for (const wrong of ['kitara', 'mysql://one/kitara', 'postgres://one:5432,two:x/kitara'])
      expect(() => configFrom({ DATABASE_URL: wrong })).toThrow(
        'DATABASE_URL: takes postgres://user:password@host:5432/database',
      );
  });
});

it('traces are off unless a collector is named', () => {
  expect(configFrom({}).traces).toBeNull();
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:4318';
  expect(configFrom({ OTEL_EXPORTER_OTLP_ENDPOINT }).traces).toBe(OTEL_EXPORTER_OTLP_ENDPOINT);
  expect(() => configFrom({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' })).toThrow('OTEL_EXPORTER_OTLP_ENDPOINT:');
});

it.each([
  [{ PORT: 'abc' }, 'PORT: must be a whole number from 0 to 65535'],
  [{ PORT: '65536' }, 'PORT: must be a whole number from 0 to 65535'],
  [{ PORT: '-1' }, 'PORT: must be a whole number from 0 to 65535'],
  [{ PORT: '80.5' }, 'PORT: must be a whole number from 0 to 65535'],
  [{ BACKUP_HOUR: '24' }, 'BACKUP_HOUR: must be a whole number from 0 to 23'],
  [{ EXPIRE_EVERY: 'soon' }, 'EXPIRE_EVERY: must be a whole number, 50 or more'],
  [{ EFRIS_EXCISE_PERCENT: 'none' }, 'EFRIS_EXCISE_PERCENT: must be a number'],
])('%j is refused with the accepted values', (env, fault) => {
  expect(() => configFrom(env)).toThrow(fault);
  expect([configFrom({ PORT: '0' }).port, configFrom({ PORT: '65535' }).port]).toEqual([0, 65_535]);
});
