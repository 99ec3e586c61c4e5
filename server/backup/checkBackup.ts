import { createHash } from 'node:crypto';
import { migrationNames } from '../store/migrations';
import { readArchive } from './archive/readArchive';
import { checkSeal } from './archive/seal';
import { BackupFault } from './BackupFault';
import { type BackupPart, MANIFEST, type Manifest, readManifest } from './Manifest';

/**
 * Reads a whole backup and returns its manifest. Throws BackupFault if any byte was altered, or if this build does not know the
 * migrations of its database.
 */
export async function checkBackup(path: string, migrations = migrationNames()): Promise<Manifest> {
  await checkSeal(path);
  const found: BackupPart[] = [];
  let text: string | null = null;
  for await (const { name, content } of readArchive(path)) {
    if (text !== null) throw new BackupFault('has more in it than its manifest says');
    const hash = createHash('sha256');
    const kept: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of content) {
      hash.update(chunk);
      bytes += chunk.length;
      if (name === MANIFEST) kept.push(chunk);
    }
    if (name === MANIFEST) text = Buffer.concat(kept).toString();
    else found.push({ name, bytes, sha256: hash.digest('hex') });
  }
  if (text === null) throw new BackupFault('has no manifest');
  const manifest = readManifest(text);
  const declared = manifest.tables.flatMap(({ parts }) => parts);
  if (JSON.stringify(declared) !== JSON.stringify(found)) throw new BackupFault('is not what its manifest says');
  const unknown = manifest.migrations.filter((name) => !migrations.includes(name));
  if (unknown.length)
    throw new BackupFault(`was made by a newer version (${unknown.join(', ')}); restore it with that one`);
  return manifest;
}
