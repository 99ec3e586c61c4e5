import { z } from 'zod';
import { valueAt } from '../../resources/language/defineResource';

type Document = Record<string, unknown>;

/**
 * Returns the documents that match every value of `query` (JSON, equality or `$in` of texts at dotted paths), reduced to the paths
 * of `projection`; null if the query is not understood.
 */
export function select(documents: readonly Document[], query?: string, projection?: string): Document[] | null {
  const wanted = query ? equalities(query) : [];
  if (!wanted) return null;
  const matching = documents.filter((document) =>
    wanted.every(([path, among]) => among.includes(valueAt(document, path))),
  );
  return projection ? matching.map((document) => projected(document, projection.split(','))) : matching;
}

function equalities(query: string): [path: string, among: unknown[]][] | null {
  try {
    const wanted = z.record(z.string(), z.union([z.string(), z.object({ $in: z.array(z.string()) })]));
    const entries = Object.entries(wanted.parse(JSON.parse(query)));
    return entries.map(([path, value]) => [path, typeof value === 'string' ? [value] : value.$in]);
  } catch {
    return null;
  }
}

/** Works like MongoDB's inclusion: returns whole subtrees, and always the id. */
function projected(document: Document, paths: readonly string[]): Document {
  const kept: Document = { _id: document._id };
  for (const path of paths) copy(document, kept, path.trim().split('.'));
  return kept;
}

function copy(from: Document, to: Document, [step = '', ...rest]: string[]): void {
  const node = from[step];
  if (node === undefined) return;
  if (rest.length === 0) {
    to[step] = node;
  } else if (typeof node === 'object' && node !== null) {
    to[step] ??= {};
    copy(node as Document, to[step] as Document, rest);
  }
}
