import { describe, expect, it } from 'vitest';
import { CONNECTION_SETTINGS } from '../../resources/settings/connections';
import { KEPT_SETTINGS } from '../../resources/settings/storedSettings';
import { seal } from '../base/sealed';
import type { Store } from '../store/Store';
import { SETTINGS } from './config';
import { sealedSetting } from './keptSettings';
import { createLiveSettings } from './liveSettings';
import { DEMO_SECRET } from './productionFaults';

const SMS = { SMS_URL: 'https://sms.example/send', SMS_KEY: 'from-database' };
const PRODUCTION = {
  NODE_ENV: 'production',
  APP_SECRET: 'rmB1sX9vQ2tL7yKe4WcZ8uHa5oJd3PfG',
  PUBLIC_URL: 'https://kitara.example',
};

/** Returns a database with these settings. */
function holding(kept: Record<string, string>, secret = DEMO_SECRET): Store {
  const isSecret = (name: string) => KEPT_SETTINGS[name as keyof typeof KEPT_SETTINGS].kind === 'secret';
  const rows = Object.entries(kept).map(([key, text]) => ({
    key,
    value: isSecret(key) ? seal(sealedSetting(secret, key), text) : text,
  }));
  // Settings are read with `find` only.
  return { find: async () => rows } as unknown as Store;
}

describe('a setting', () => {
  it('is that of the environment, else of the database, else the default', async () => {
    const settings = createLiveSettings({ SMS_URL: 'https://other.example', SMS_KEY: 'from-environment' });
    const { config } = settings;
    await settings.refresh(holding({ ...SMS, BACKUP_DIR: '/backups' }));
    expect(config.messages?.sms).toEqual({ url: 'https://other.example', key: 'from-environment' });
    expect(config.backups).toMatchObject({ place: { folder: '/backups' }, hour: 2 });
    expect(['SMS_KEY', 'BACKUP_DIR', 'BACKUP_HOUR'].map((name) => settings.sourceOf(name as 'SMS_KEY'))).toEqual([
      'ENVIRONMENT',
      'DATABASE',
      'NONE',
    ]);
  });

  it('changes for code that already has the settings', async () => {
    const settings = createLiveSettings({});
    const { config } = settings;
    expect(config.messages?.sms).toBeNull();
    await settings.refresh(holding(SMS));
    expect(config.messages?.sms?.key).toBe('from-database');
    await settings.refresh(holding({ ...SMS, SMS_KEY: 'rotated' }));
    expect(config.messages?.sms?.key).toBe('rotated');
    await settings.refresh(holding({}));
    expect(config.messages?.sms).toBeNull();
  });

  it('that was sealed with another APP_SECRET counts as missing', async () => {
    const settings = createLiveSettings({});
    await settings.refresh(holding(SMS, 'another-secret-altogether'));
    expect(settings.valueOf('SMS_KEY')).toBeNull();
    expect(settings.valueOf('SMS_URL')).toBe(SMS.SMS_URL);
  });
});

it('a connection that does not fit the environment is ignored, and stops no other', async () => {
  const settings = createLiveSettings({ BACKUP_DIR: '/backups' });
  const bucket = { BACKUP_BUCKET_URL: 'https://s3.example/b', BACKUP_BUCKET_KEY: 'k', BACKUP_BUCKET_SECRET: 's' };
  expect(await settings.refresh(holding({ ...SMS, ...bucket }))).toEqual(['backups']);
  expect(settings.config.backups?.place).toEqual({ folder: '/backups' });
  expect(settings.config.messages?.sms?.url).toBe(SMS.SMS_URL);
});

it('production starts without connections, and accepts no stand-in from the database', async () => {
  const settings = createLiveSettings(PRODUCTION);
  const { config } = settings;
  expect(config).toMatchObject({ pesapal: null, messages: { sms: null, email: null }, devices: null, backups: null });
  const standIn = { ...SMS, SMS_URL: 'https://kitara.example/stand-in/inbox/sms' };
  expect(settings.faultsWith(standIn)).toEqual(['SMS_URL: is a stand-in, which is not for production']);
  expect(await settings.refresh(holding(standIn, PRODUCTION.APP_SECRET))).toEqual(['sms']);
  expect(config.messages?.sms).toBeNull();
  await settings.refresh(holding({ GENIEACS_URL: 'https://acs.internal:7557' }, PRODUCTION.APP_SECRET));
  expect(config.devices).toEqual({ genieAcs: { url: 'https://acs.internal:7557', credentials: null } });
});

it('every setting of a connection is also an environment setting', () => {
  expect(Object.keys(CONNECTION_SETTINGS).filter((name) => !SETTINGS.includes(name))).toEqual([]);
});
