import type { AnyResource } from './defineResource';

/** Memoizes `work` per declaration, since it runs for every request or every record. */
export function oncePer<D extends object, T>(work: (declaration: D) => T): (declaration: D) => T {
  const made = new WeakMap<D, { value: T }>();
  return (declaration) => {
    const known = made.get(declaration) ?? { value: work(declaration) };
    made.set(declaration, known);
    return known.value;
  };
}

export const memoizePerResource = <T>(work: (resource: AnyResource) => T) => oncePer(work);
