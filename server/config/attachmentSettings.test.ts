import { describe, expect, it } from 'vitest';
import { configFrom } from './config';

const BUCKET = {
  ATTACHMENTS_BUCKET_URL: 'https://s3.example/bucket/files/',
  ATTACHMENTS_BUCKET_KEY: 'key',
  ATTACHMENTS_BUCKET_SECRET: 'secret',
};

describe('attachments', () => {
  it('are in the database unless a bucket is given', () => {
    expect(configFrom({}).attachmentBucket).toBeNull();
    expect(configFrom(BUCKET).attachmentBucket).toEqual({
      url: 'https://s3.example/bucket/files',
      key: 'key',
      secret: 'secret',
      region: 'us-east-1',
    });
  });

  it.each([
    [{ ATTACHMENTS_BUCKET_URL: BUCKET.ATTACHMENTS_BUCKET_URL }, 'must be given together'],
    [{ ...BUCKET, ATTACHMENTS_BUCKET_URL: 'ftp://s3.example' }, 'must be an address that begins with'],
  ])('are not accepted with the settings %j', (env, fault) => {
    expect(() => configFrom(env)).toThrow(fault);
  });
});
