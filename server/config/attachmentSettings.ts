import { z } from 'zod';
import { trimEndOf } from '../../contract/text';
import type { S3Access } from '../objectStore/Bucket';

/** The settings of the place of attachments. `.env.example` and docs/operations.md explain each of them. */
export const attachmentSchema = {
  ATTACHMENTS_BUCKET_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address that begins with https:// or http://' })
    .optional(),
  ATTACHMENTS_BUCKET_KEY: z.string().min(1).optional(),
  ATTACHMENTS_BUCKET_SECRET: z.string().min(1).optional(),
  ATTACHMENTS_BUCKET_REGION: z.string().min(1).default('us-east-1'),
};

/** Settings that must be set together. */
export const ATTACHMENTS_BUCKET = [
  'ATTACHMENTS_BUCKET_URL',
  'ATTACHMENTS_BUCKET_KEY',
  'ATTACHMENTS_BUCKET_SECRET',
] as const;

/** Returns the bucket in which new attachments are kept, or null if the database keeps them. */
export function attachmentBucketOf(e: z.output<z.ZodObject<typeof attachmentSchema>>): S3Access | null {
  const { ATTACHMENTS_BUCKET_URL: url, ATTACHMENTS_BUCKET_KEY: key, ATTACHMENTS_BUCKET_SECRET: secret } = e;
  return url && key && secret ? { url: trimEndOf(url, '/'), key, secret, region: e.ATTACHMENTS_BUCKET_REGION } : null;
}
