import { accounts } from '../accounts/accounts';
import { clients } from '../accounts/clients';
import { type AnyResource, defaultOf, type FlatField } from './defineResource';
import type { Field, Kind } from './kinds';
import { memoizePerResource } from './memoizePerResource';

/** The records that represent a person; every other record belongs to a person by its references. */
export const PERSONS: readonly AnyResource[] = [clients, accounts];

/** Kinds that are always personal: contact details and free text. */
const TELLING: readonly Kind[] = ['email', 'phone', 'longText'];

/** Returns whether a field is personal data of the record's owner. */
export const isPersonal = ({ kind, personal, sensitive }: Field): boolean =>
  personal === undefined ? sensitive === true || TELLING.includes(kind) : personal !== false;

export const personalLeavesOf = memoizePerResource(({ leaves }): readonly FlatField[] =>
  leaves.filter(({ field }) => isPersonal(field)),
);

/** Returns the value of a personal field after an erasure. */
export function erasedValueOf(field: Field): string | null {
  const { kind, personal, required } = field;
  if (!required && defaultOf(field) === undefined) return null;
  if (typeof personal === 'string') return personal;
  return kind === 'longText' ? 'Erased' : '';
}

/**
 * Returns the fields by which a record belongs to the owner of a record of these resources; references to its own resource are
 * left out.
 */
export const linksTo = (resource: AnyResource, targets: ReadonlySet<string>): readonly FlatField[] =>
  resource.leaves.filter(
    ({ field }) => field.kind === 'reference' && field.to !== resource.name && targets.has(field.to ?? ''),
  );

/**
 * Returns the resources whose records may belong to a person by their references, including the persons themselves; in the order
 * of `all`.
 */
export function resourcesOfPerson(all: readonly AnyResource[]): readonly AnyResource[] {
  const names = new Set(PERSONS.map(({ name }) => name));
  const found = all.filter((resource) => {
    if (!names.has(resource.name) && linksTo(resource, names).length === 0) return false;
    names.add(resource.name);
    return true;
  });
  const shared = found.flatMap(({ leaves }) => leaves.flatMap(({ field }) => (field.sharesPerson ? field.to : [])));
  return all.filter((resource) => names.has(resource.name) || shared.includes(resource.name) || resource.contactPaths);
}
