import type { AnyResource, Leaf } from '../../../resources/language/defineResource';
import type { Screen } from '../../../resources/language/ResourceDeclaration';

export interface Relation {
  resource: AnyResource;
  /** Path of the field that refers, which is also the filter. */
  target: string;
  /** That field, where another one of the same resource refers as well. */
  by: Leaf | null;
  /** The list of what refers: its fixed filter holds here, too, so that both count the same. */
  screen: Screen | undefined;
}

/** A list that leaves no record out where there is one, otherwise the first; undefined where there is none. */
const screenOf = ({ screens = [] }: AnyResource): Screen | undefined => {
  const own = screens.filter(({ source }) => !source);
  return own.find(({ filter }) => !filter) ?? own[0];
};

/** The address of the list of what refers to a record. */
export const addressOf = ({ screen, target }: Relation, id: string) => screen && `/${screen.list}?${target}=${id}`;

/** The other resources whose records refer to a record of this one; where two fields of one do, the field is named. */
export function relationsTo(name: string, resources: readonly AnyResource[]): Relation[] {
  return resources.flatMap((resource) => {
    const references = resource.leaves.filter(({ field }) => field.kind === 'reference' && field.to === name);
    const screen = screenOf(resource);
    return references.map((leaf) => ({ resource, target: leaf.path, by: references.length > 1 ? leaf : null, screen }));
  });
}
