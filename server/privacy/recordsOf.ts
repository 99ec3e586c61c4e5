import { storedResources } from '../../resources';
import { accounts } from '../../resources/accounts/accounts';
import { clients } from '../../resources/accounts/clients';
import { type AnyResource, valueAt } from '../../resources/language/defineResource';
import { linksTo, PERSONS, resourcesOfPerson } from '../../resources/language/personal';
import type { Store } from '../store/Store';
import type { Person } from './Person';

export type PersonalRow = { id: string } & Record<string, unknown>;
/** All of a person's records, by resource. */
export type Holding = ReadonlyMap<AnyResource, readonly PersonalRow[]>;
type Found = Map<AnyResource, PersonalRow[]>;

const BELONGING = resourcesOfPerson(storedResources);
const NAMES: ReadonlySet<string> = new Set(BELONGING.map(({ name }) => name));

/**
 * Returns all of a person's records: those that refer to theirs, those that refer to these, and so on, along the declared
 * references; those with their phone number or e-mail address that refer to no one; and those to which only their records refer.
 */
export async function recordsOf(store: Store, person: Person): Promise<Holding> {
  // Typed records of one resource are treated as rows of any resource here.
  const found: Found = new Map<AnyResource, PersonalRow[]>([
    [clients, [person.client, ...person.merged].filter((each) => each !== null) as unknown as PersonalRow[]],
    [accounts, person.accounts as unknown as PersonalRow[]],
  ]);
  const contacts = contactsOf(found);
  for (const resource of BELONGING) {
    if (PERSONS.includes(resource)) continue;
    const rows = [...(await referring(store, resource, found)), ...(await addressed(store, resource, contacts))];
    if (rows.length > 0) found.set(resource, [...new Map(rows.map((row) => [row.id, row])).values()]);
  }
  for (const [resource, rows] of await sharedBy(store, found)) found.set(resource, rows);
  return found;
}

/** Returns the person's own phone numbers and e-mail addresses. */
function contactsOf(found: Found): string[] {
  const values = PERSONS.flatMap((resource) =>
    resource.leaves
      .filter(({ field }) => field.kind === 'phone' || field.kind === 'email')
      .flatMap(({ path }) => (found.get(resource) ?? []).map((row) => valueAt(row, path))),
  );
  return [...new Set(values.filter((value) => typeof value === 'string' && value !== ''))] as string[];
}

async function referring(store: Store, resource: AnyResource, found: Found): Promise<PersonalRow[]> {
  const rows: PersonalRow[] = [];
  for (const { path, field } of linksTo(resource, new Set([...found.keys()].map(({ name }) => name)))) {
    const [, targets = []] = [...found].find(([{ name }]) => name === field.to) ?? [];
    if (targets.length > 0) rows.push(...(await whereIn(store, resource, path, idsOf(targets))));
  }
  return rows;
}

async function addressed(store: Store, resource: AnyResource, contacts: readonly string[]): Promise<PersonalRow[]> {
  const { contactPaths = [] } = resource;
  if (contacts.length === 0) return [];
  const nobodys = linksTo(resource, NAMES).map(({ path }) => ({ path, isNull: true }));
  const rows: PersonalRow[] = [];
  for (const path of contactPaths)
    rows.push(...((await store.find(resource, { where: [{ path, in: contacts }, ...nobodys] })) as PersonalRow[]));
  return rows;
}

/** Returns records to which the found records refer, but no record of another person. */
async function sharedBy(store: Store, found: Found): Promise<Found> {
  const shared: Found = new Map();
  for (const target of BELONGING) {
    const pointing = BELONGING.flatMap((resource) =>
      resource.leaves
        .filter(({ field }) => field.sharesPerson && field.to === target.name)
        .map(({ path }) => ({ resource, path })),
    );
    const ids = new Set<string>();
    for (const { resource, path } of pointing)
      for (const row of found.get(resource) ?? []) if (valueAt(row, path)) ids.add(String(valueAt(row, path)));
    for (const { resource, path } of pointing) {
      const theirs = new Set(idsOf(found.get(resource) ?? []));
      for (const row of await whereIn(store, resource, path, [...ids]))
        if (!theirs.has(row.id)) ids.delete(String(valueAt(row, path)));
    }
    if (ids.size > 0) shared.set(target, await whereIn(store, target, 'id', [...ids]));
  }
  return shared;
}

const idsOf = (rows: readonly PersonalRow[]) => rows.map(({ id }) => id);

const whereIn = async (store: Store, resource: AnyResource, path: string, ids: readonly string[]) =>
  ids.length === 0 ? [] : ((await store.find(resource, { where: [{ path, in: ids }] })) as PersonalRow[]);
