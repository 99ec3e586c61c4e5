import type { AnyResource } from '../resources/defineResource';

/** Finds a declaration by its plural name; a name that none has is a mistake of ours, so it throws. */
export function resourceIn(resources: readonly AnyResource[]) {
  const byName = new Map(resources.map((resource) => [resource.name, resource]));
  return (name: string): AnyResource => {
    const found = byName.get(name);
    if (!found) throw new Error(`No resource is named "${name}".`);
    return found;
  };
}
