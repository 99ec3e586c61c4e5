type Document = Record<string, unknown>;

/**
 * Returns the documents that match every value of `query` (JSON, equality only), reduced to the paths of `projection`; null if
 * the query is not understood.
 */
export function select(documents: readonly Document[], query?: string, projection?: string): Document[] | null {
  const wanted = query ? equalities(query) : [];
  if (!wanted) return null;
  const matching = documents.filter((document) => wanted.every(([key, value]) => document[key] === value));
  return projection ? matching.map((document) => projected(document, projection.split(','))) : matching;
}

function equalities(query: string): [string, string][] | null {
  try {
    const entries = Object.entries(JSON.parse(query) as object);
    return entries.every(([, value]) => typeof value === 'string') ? entries : null;
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
