import { mkdirSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';

/** Writes the types of a document's operations to `generated/api.d.ts`, with which this folder's calls are compiled. */
export async function generateTypes(document: object): Promise<void> {
  const folder = `${import.meta.dirname}/generated`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/api.d.ts`, astToString(await openapiTS(JSON.stringify(document))));
}
