import { z } from 'zod';
import { BackupFault } from './BackupFault';

export const MANIFEST = 'manifest.json';
/** Of the file's format; one that an older build cannot read has another. */
const FORMAT = 1;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().min(0);

const part = z.object({ name: z.string(), bytes: count, sha256 });
const table = z.object({
  name: z.string(),
  /** Those that are stored; what the database computes by itself is left out. */
  columns: z.array(z.string()),
  rows: count,
  /** Of its rows in the order of the primary key, as COPY writes them. */
  sha256,
  /** The files that hold them, one after the other. */
  parts: z.array(part),
});
/** Of one account of the ledger; decimal digits. */
const sum = z.object({ account: z.string(), debit: z.string(), credit: z.string() });

const manifest = z.object({
  format: z.literal('kitara-backup'),
  formatVersion: z.literal(FORMAT),
  /** The product's, and the database server's. */
  version: z.string(),
  postgres: z.string(),
  /** The moment that the backup shows. */
  takenAt: z.iso.datetime(),
  /** That the database had been through, in their order. */
  migrations: z.array(z.string()),
  ledger: z.array(sum),
  tables: z.array(table),
});

/** What a backup says of itself; the last file in it. */
export type Manifest = z.output<typeof manifest>;
export type ManifestTable = z.output<typeof table>;
export type Part = z.output<typeof part>;
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
