import type { Hono } from 'hono';
import { PERMISSIONS } from '../../contract/access/permissions';
import { storedResources } from '../../resources';
import { roles } from '../../resources/access/roles';
import { users } from '../../resources/access/users';
import { sessions } from '../../resources/catalogue/systemTables';
import { type AnyResource, defineResource } from '../../resources/language/defineResource';
import { declareDemo } from '../../resources/language/demo/declareDemo';
import { text } from '../../resources/language/kinds';
import { createApp } from '../../server/app';
import { hashToken, newToken } from '../../server/base/passwords';
import { createRecord, ensureCounters } from '../../server/store/createRecord';
import type { Store } from '../../server/store/Store';
import { START } from '../start';
import { createWorld } from '../world';

const names = { name: 'gadgets', label: ['Gadget', 'Gadgets'] } as const;
const name = text({ required: true, searchable: true });
const rest = {
  screens: [{ list: 'gadgets', details: 'gadget-details' }],
  access: { list: 'View Leads', create: 'Create Leads', update: 'Update Leads' },
} as const;

/** An entity that the product does not have. */
export const before = defineResource({ ...names, fields: { name }, list: { columns: ['name'] }, ...rest });

/** The same entity with one more field: everything that a programmer writes for it. */
export const after = defineResource({
  ...names,
  fields: { name, colour: text({ label: 'Paint', maxLength: 20 }) },
  list: { columns: ['name', 'colour'] },
  ...rest,
});

/** Its demo data with the additional field. */
export const afterDemo = declareDemo(after, { count: 6, fields: { colour: ({ pick }) => pick(['red', 'green']) } });

/** Returns the stored resources of a product that also has the entity. */
export const storedWith = (resource: AnyResource): AnyResource[] => [...storedResources, resource];

/** Returns the API of a product that also has the entity. */
export const apiOf = (store: Store, resource: AnyResource): Hono => createApp(createWorld(store).deps, [resource]);

/** Creates a user with all permissions and returns their token. */
export const makeAdmin = (store: Store): Promise<string> =>
  store.transaction(async (tx) => {
    await ensureCounters(tx, storedResources, START);
    const role = await createRecord(tx, roles, { name: 'All', permissions: [...PERMISSIONS] }, START);
    const person = { fullName: 'Ann All', emailAddress: 'all@kitara.example', password: 'none', roleIds: [role.id] };
    const { id: userId } = await createRecord(tx, users, person, START);
    const token = newToken();
    const expiresAt = new Date(START.getTime() + 3_600_000).toISOString();
    await createRecord(
      tx,
      sessions,
      { tokenHash: hashToken(token), userId, expiresAt, confirmedAt: START.toISOString() },
      START,
    );
    return token;
  });
