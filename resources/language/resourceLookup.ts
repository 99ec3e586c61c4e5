import type { AnyResource } from './defineResource';

/** Finds a resource by its plural name. */
export type ResourceByName = (name: string) => AnyResource;

/** Finds resources among these; undefined for a name that none of them has. */
export function findAmong(some: readonly AnyResource[]): (name: string) => AnyResource | undefined {
  const byName = new Map(some.map((resource) => [resource.name, resource]));
  return (name) => byName.get(name);
}

/** Finds resources among these; throws for a name that none of them has. */
export function namedAmong(some: readonly AnyResource[]): ResourceByName {
  const find = findAmong(some);
  return (name) => {
    const found = find(name);
    if (!found) throw new Error(`No resource is named "${name}".`);
    return found;
  };
}
