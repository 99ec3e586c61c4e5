import { type AnyResource, valueAt } from '../../resources/language/defineResource';
import { memoizePerResource } from '../../resources/language/memoizePerResource';

export type DemoRow = Record<string, unknown> & { id: string };

/**
 * One resource's records in memory, indexed by their references and by unique and indexed fields. Rows are replaced, never
 * modified.
 */
export class Rows {
  readonly #byId = new Map<string, DemoRow>();
  readonly #idsByValue = new Map<string, Map<unknown, Set<string>>>();

  readonly #paths: ReadonlySet<string>;

  constructor(resource: AnyResource) {
    this.#paths = lookedFor(resource);
  }

  get size(): number {
    return this.#byId.size;
  }

  all(): DemoRow[] {
    return [...this.#byId.values()];
  }

  get(id: string): DemoRow | undefined {
    return this.#byId.get(id);
  }

  /** Returns the rows with one of these values, or undefined if the path is not indexed. */
  having(path: string, values: readonly unknown[]): DemoRow[] | undefined {
    const known = this.#knownBy(path);
    if (!known && path !== 'id') return undefined;
    const found: DemoRow[] = [];
    for (const value of values)
      for (const id of known ? (known.get(value) ?? []) : [String(value)]) {
        const row = this.get(id);
        if (row) found.push(row);
      }
    return found;
  }

  /** Returns the ids by the values at a path. The index is built on first use, because most are never needed. */
  #knownBy(path: string) {
    const made = this.#idsByValue.get(path);
    if (made || !this.#paths.has(path)) return made;
    const known = new Map<unknown, Set<string>>();
    for (const row of this.#byId.values()) enter(known, valueAt(row, path), row.id);
    this.#idsByValue.set(path, known);
    return known;
  }

  add(row: DemoRow): void {
    this.#byId.set(row.id, row);
    for (const [path, known] of this.#idsByValue) enter(known, valueAt(row, path), row.id);
  }

  /** Replaces `row` by `next`. */
  replace(row: DemoRow, next: DemoRow): void {
    this.#byId.set(row.id, next);
    for (const [path, known] of this.#idsByValue) {
      const [before, after] = [valueAt(row, path), valueAt(next, path)];
      if (before === after) continue;
      known.get(before)?.delete(row.id);
      enter(known, after, row.id);
    }
  }

  remove(row: DemoRow): void {
    this.#byId.delete(row.id);
    for (const [path, known] of this.#idsByValue) known.get(valueAt(row, path))?.delete(row.id);
  }
}

function enter(known: Map<unknown, Set<string>>, value: unknown, id: string): void {
  if (value === null || value === undefined) return;
  const ids = known.get(value);
  if (ids) ids.add(id);
  else known.set(value, new Set([id]));
}

const lookedFor = memoizePerResource(({ leaves, unique }): ReadonlySet<string> => {
  const own = leaves.filter(({ field }) => field.kind === 'reference' || field.unique || field.indexed);
  return new Set([...own.map(({ path }) => path), ...unique.flat()].filter((path) => path !== 'manualMethod'));
});
