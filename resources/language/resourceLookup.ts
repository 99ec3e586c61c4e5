import type { AnyResource } from './defineResource';

/** Finds a resource by its plural name. */
export type ResourceByName = (name: string) => AnyResource;

/** Returns a function that finds one of these resources by name, or returns undefined. */
export function findAmong(some: readonly AnyResource[]): (name: string) => AnyResource | undefined {
  const byName = new Map(some.map((resource) => [resource.name, resource]));
  return (name) => byName.get(name);
}

/** Returns a function that finds one of these resources by name, or throws. */
export function createResourceLookup(some: readonly AnyResource[]): ResourceByName {
  const find = findAmong(some);
  return (name) => {
    const found = find(name);
    if (!found) throw new Error(`No resource is named "${name}".`);
    return found;
  };
}
