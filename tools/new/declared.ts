import { resources, storedResources } from '../../resources';
import { actions } from '../../resources/catalogue/actions';
import type { AnyResource } from '../../resources/language/defineResource';
import type { Draft } from './Draft';
import { type Order, Refused } from './Order';

/** A declared entity, and where its declaration is. */
export interface Declared {
  resource: AnyResource;
  /** The name of the constant. */
  constant: string;
  /** The file without its ending, from the root. */
  module: string;
}

/** Returns the entity that an order names with `--on`. */
export function declaredOn(draft: Draft, { kind, on }: Order): Declared {
  const known = resources.map(({ name }) => name);
  const resource = resources.find(({ name }) => name === on);
  if (!resource)
    throw new Refused(
      `${on ? `There is no entity "${on}".` : `Say on which entity the ${kind} works, such as --on tickets.`} The entities are: ${known.join(', ')}.`,
    );
  for (const path of draft.paths().filter((each) => /^resources\/\w+\/\w+\.ts$/.test(each))) {
    const [, constant] =
      new RegExp(`export const (\\w+) = defineResource\\(\\{\\s+name: '${on}',`).exec(draft.read(path)) ?? [];
    if (constant) return { resource, constant, module: path.replace(/\.ts$/, '') };
  }
  throw new Refused(`The declaration of ${on} was not found in resources/.`);
}

/** Returns the permission of a verb, or the first of them. */
export function permissionFor(
  { resource: { name, access } }: Declared,
  ...verbs: ('update' | 'create' | 'list')[]
): string {
  const [permission] = verbs.flatMap((verb) => access?.[verb] ?? []);
  if (!permission) throw new Refused(`Users have no access to ${name}, so no permission fits.`);
  return permission;
}

/** Refuses a name that a list of names contains. */
export function requireFree(name: string, taken: readonly string[], what: string): void {
  if (taken.includes(name)) throw new Refused(`${what} "${name}" exists already: choose another name.`);
}

export const entityNames = (): string[] => storedResources.flatMap(({ name, listName }) => [name, listName]);
export const actionNames = (): string[] => Object.keys(actions);

/** Adds an entity to the record types in answers, if it is not there. */
export function addRecordType(
  draft: Draft,
  { kebab, constant, module }: { kebab: string; constant: string; module: string },
): void {
  const path = 'resources/catalogue/Records.ts';
  const key = kebab.includes('-') ? `'${kebab}'` : kebab;
  if (draft.read(path).includes(`\n  ${key}: `)) return;
  draft.import(path, `type ${constant}`, module.replace(/^resources/, '..'));
  draft.insert(path, 'before', '\n}\nexport type RecordName', `\n  ${key}: RecordOf<typeof ${constant}>;`);
}
