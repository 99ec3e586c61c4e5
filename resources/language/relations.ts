import type { AnyResource, FlatField } from './defineResource';
import type { Screen } from './ResourceDeclaration';

export interface Relation {
  resource: AnyResource;
  /** The path of the referring field, which is also the filter. */
  target: string;
  /** The referring field, if the same resource has several; otherwise null. */
  by: FlatField | null;
  /** The list of the referring records; its fixed filter applies here too, so that both counts agree. */
  screen: Screen | undefined;
}

/** Returns a list without a fixed filter, or else the first list; undefined if the resource has none. */
const screenOf = ({ screens = [] }: AnyResource): Screen | undefined => {
  const own = screens.filter(({ source }) => !source);
  return own.find(({ filter }) => !filter) ?? own[0];
};

/** Returns the name under which the records of a relation are counted. */
export const relationKey = ({ resource, target }: Relation) => `${resource.name}.${target}`;

/** Returns the address of the list of records that refer to this record. */
export const relationAddress = ({ screen, target }: Relation, id: string) =>
  screen && `/${screen.list}?${target}=${id}`;

/** Returns the resources whose records refer to records of this one; if a resource has several such fields, each is named. */
export function relationsTo(name: string, resources: readonly AnyResource[]): Relation[] {
  return resources.flatMap((resource) => {
    const references = resource.leaves.filter(({ field }) => field.kind === 'reference' && field.to === name);
    const screen = screenOf(resource);
    return references.map((leaf) => ({ resource, target: leaf.path, by: references.length > 1 ? leaf : null, screen }));
  });
}
