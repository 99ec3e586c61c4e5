import { describe, expect, it } from 'vitest';
import { configFrom } from './config';

const BUCKET = {
  BACKUP_BUCKET_URL: 'https://s3.example/bucket/kitara/',
  BACKUP_BUCKET_KEY: 'key',
  BACKUP_BUCKET_SECRET: 'secret',
};

describe('backups', () => {
  it('are made if a place is given', () => {
    expect(configFrom({}).backups).toBeNull();
    expect(configFrom({ BACKUP_DIR: '/var/backups' }).backups).toEqual({
      place: { folder: '/var/backups' },
      hour: 2,
      keep: { daily: 7, weekly: 4, monthly: 12 },
    });
    expect(configFrom({ ...BUCKET, BACKUP_KEEP: '3,0,1', BACKUP_HOUR: '23' }).backups).toEqual({
      place: { s3: { url: 'https://s3.example/bucket/kitara', key: 'key', secret: 'secret', region: 'us-east-1' } },
      hour: 23,
      keep: { daily: 3, weekly: 0, monthly: 1 },
    });
  });

  it.each([
    [{ ...BUCKET, BACKUP_DIR: 'here' }, 'only one of them can be given'],
    [{ BACKUP_BUCKET_URL: BUCKET.BACKUP_BUCKET_URL }, 'must be given together'],
    [{ BACKUP_DIR: 'here', BACKUP_KEEP: '0,1,1' }, 'BACKUP_KEEP: takes three numbers'],
    [{ BACKUP_DIR: 'here', BACKUP_HOUR: '24' }, 'BACKUP_HOUR'],
  ])('are not accepted with the settings %j', (env, fault) => {
    expect(() => configFrom(env)).toThrow(fault);
  });
});
