import { accounts } from '../accounts/accounts';
import { clients } from '../accounts/clients';
import type { AnyResource, Leaf } from './defineResource';
import type { Field, Kind } from './kinds';
import { oncePerResource } from './memoizePerResource';

/** What a person is known as; every other record belongs to one by what it refers to. */
export const PERSONS: readonly AnyResource[] = [clients, accounts];

/** Kinds that say something of a person wherever they stand: how to reach them, and what somebody wrote freely. */
const TELLING: readonly Kind[] = ['email', 'phone', 'longText'];

/** Whether a field says something of the person whose the record is. */
export const isPersonal = ({ kind, personal, sensitive }: Field): boolean =>
  personal === undefined ? sensitive === true || TELLING.includes(kind) : personal !== false;

export const personalLeavesOf = oncePerResource(({ leaves }): readonly Leaf[] =>
  leaves.filter(({ field }) => isPersonal(field)),
);

/** What stands in a personal field once the person is erased. */
export function erasedValueOf({ kind, personal, required }: Field): string | null {
  if (!required) return null;
  if (typeof personal === 'string') return personal;
  return kind === 'longText' ? 'Erased' : '';
}

/** The fields by which a record belongs to whom one of these resources' records belongs; what refers to its own kind is left out. */
export const linksTo = (resource: AnyResource, targets: ReadonlySet<string>): readonly Leaf[] =>
  resource.leaves.filter(
    ({ field }) => field.kind === 'reference' && field.to !== resource.name && targets.has(field.to ?? ''),
  );

/** The resources whose records may belong to a person by what they refer to, the persons themselves first; in the order of `all`. */
export function belongingResources(all: readonly AnyResource[]): readonly AnyResource[] {
  const names = new Set(PERSONS.map(({ name }) => name));
  const found = all.filter((resource) => {
    if (!names.has(resource.name) && linksTo(resource, names).length === 0) return false;
    names.add(resource.name);
    return true;
  });
  const shared = found.flatMap(({ leaves }) => leaves.flatMap(({ field }) => (field.sharesPerson ? field.to : [])));
  return all.filter((resource) => names.has(resource.name) || shared.includes(resource.name) || resource.contactPaths);
}
