import { z } from 'zod';
import { trimEndOf } from '../../contract/text';
import type { S3Access } from '../objectStore/Bucket';
import type { Keep } from '../rules/backups';
import { wholeNumber } from './wholeNumber';

/** The settings of backups. `.env.example` and docs/backup.md explain each of them. */
export const backupSchema = {
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_BUCKET_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address that begins with https:// or http://' })
    .optional(),
  BACKUP_BUCKET_KEY: z.string().min(1).optional(),
  BACKUP_BUCKET_SECRET: z.string().min(1).optional(),
  BACKUP_BUCKET_REGION: z.string().min(1).default('us-east-1'),
  BACKUP_HOUR: wholeNumber(0, 23).default(2),
  BACKUP_KEEP: z
    .string()
    .regex(/^[1-9]\d{0,2},\d{1,3},\d{1,3}$/, 'takes three numbers, such as 7,4,12; the first at least 1')
    .default('7,4,12'),
};

type Given = z.output<z.ZodObject<typeof backupSchema>>;

export interface BackupSettings {
  place: { folder: string } | { s3: S3Access };
  /** The hour, in the provider's time zone, after which the night's backup is made. */
  hour: number;
  keep: Keep;
}

const BUCKET = ['BACKUP_BUCKET_URL', 'BACKUP_BUCKET_KEY', 'BACKUP_BUCKET_SECRET'] as const;

/** Returns what is missing or contradictory, one sentence each. */
export function backupFaults(given: Readonly<Record<string, string | undefined>>): string[] {
  const isBucket = BUCKET.some((name) => given[name]);
  if (isBucket && given.BACKUP_DIR) return ['BACKUP_DIR, BACKUP_BUCKET_URL: only one of them can be given'];
  return isBucket && !BUCKET.every((name) => given[name]) ? [`${BUCKET.join(', ')}: must be given together`] : [];
}

/** Returns null if no place is given. */
export function backupSettingsOf(e: Given): BackupSettings | null {
  const place = placeOf(e);
  if (!place) return null;
  const [daily = 0, weekly = 0, monthly = 0] = e.BACKUP_KEEP.split(',').map(Number);
  return { place, hour: e.BACKUP_HOUR, keep: { daily, weekly, monthly } };
}

function placeOf(e: Given): BackupSettings['place'] | null {
  const {
    BACKUP_DIR: folder,
    BACKUP_BUCKET_URL: url,
    BACKUP_BUCKET_KEY: key = '',
    BACKUP_BUCKET_SECRET: secret = '',
  } = e;
  if (folder) return { folder };
  return url ? { s3: { url: trimEndOf(url, '/'), key, secret, region: e.BACKUP_BUCKET_REGION } } : null;
}
