import { z } from 'zod';
import { BackupFault } from './BackupFault';

export const MANIFEST = 'manifest.json';
/** The version of the file's format. It changes when older builds can no longer read the file. */
const FORMAT = 1;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().min(0);

const part = z.object({ name: z.string(), bytes: count, sha256 });
const table = z.object({
  name: z.string(),
  /** The stored columns, without those that the database computes. */
  columns: z.array(z.string()),
  rows: count,
  /** The hash of its rows in the order of the primary key, as COPY writes them. */
  sha256,
  /** The files that contain the rows, in order. */
  parts: z.array(part),
});
/** The sums of one ledger account, as decimal digits. */
const sum = z.object({ account: z.string(), debit: z.string(), credit: z.string() });

const manifest = z.object({
  format: z.literal('kitara-backup'),
  formatVersion: z.literal(FORMAT),
  /** The versions of the product and of the database server. */
  version: z.string(),
  postgres: z.string(),
  /** The moment whose state the backup contains. */
  takenAt: z.iso.datetime(),
  /** The migrations that had been applied to the database, in order. */
  migrations: z.array(z.string()),
  ledger: z.array(sum),
  tables: z.array(table),
});

/** The description of a backup; the last file in it. */
export type Manifest = z.output<typeof manifest>;
export type ManifestTable = z.output<typeof table>;
export type BackupPart = z.output<typeof part>;
export type LedgerSum = z.output<typeof sum>;

export const manifestText = (values: Omit<Manifest, 'format' | 'formatVersion'>): string =>
  `${JSON.stringify({ format: 'kitara-backup', formatVersion: FORMAT, ...values }, null, 2)}\n`;

export function readManifest(text: string): Manifest {
  const values = parse(text);
  if (typeof values.formatVersion === 'number' && values.formatVersion > FORMAT)
    throw new BackupFault('was made by a newer version of the product; restore it with that one');
  const read = manifest.safeParse(values);
  if (!read.success) throw new BackupFault('has a manifest that cannot be read');
  return read.data;
}

function parse(text: string): { formatVersion?: unknown } {
  try {
    return Object(JSON.parse(text));
  } catch {
    throw new BackupFault('has a manifest that cannot be read');
  }
}
