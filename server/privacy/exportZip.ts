import { strToU8, zipSync } from 'fflate';
import type { PersonalData } from './collect';
import { personPdf } from './personPdf';

/** Returns a person's data as a ZIP: a JSON file for each kind of record, and all of it as a readable PDF. */
export async function exportZip(collected: PersonalData): Promise<Uint8Array> {
  const json = collected.parts.map(({ name, label, rows }) => [
    `data/${name}.json`,
    strToU8(`${JSON.stringify({ kind: label, records: rows }, null, 2)}\n`),
  ]);
  const pdf = new Uint8Array(await personPdf(collected));
  return zipSync({ 'your-data.pdf': pdf, ...Object.fromEntries(json) }, { mtime: collected.at });
}
