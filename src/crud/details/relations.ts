import type { AnyResource, Leaf } from '../../../resources/defineResource';

export interface Relation {
  resource: AnyResource;
  /** Path of the field that refers, which is also the filter. */
  target: string;
  /** That field, where another one of the same resource refers as well. */
  by: Leaf | null;
}

/** The other resources whose records refer to a record of this one; where two fields of one do, the field is named. */
export function relationsTo(name: string, resources: readonly AnyResource[]): Relation[] {
  return resources.flatMap((resource) => {
    const references = resource.leaves.filter(({ field }) => field.kind === 'reference' && field.to === name);
    return references.map((leaf) => ({ resource, target: leaf.path, by: references.length > 1 ? leaf : null }));
  });
}
