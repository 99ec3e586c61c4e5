import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isId } from '../../contract/api/id';
import { API_BASES } from '../../contract/constants';
import { resources } from '../../resources';
import { DEMO_ROLES } from '../../resources/access/demo/roles';
import { roles } from '../../resources/access/roles';
import { type AnyResource, sensitiveLeavesOf, valueAt } from '../../resources/language/defineResource';
import { createPostgresStore } from '../../server/store/PostgresStore';
import { openDemoDatabase } from '../databases';
import { createWorld, type World } from '../world';
import { type Opened, PRODUCTION_ADAPTERS } from './adapters';
import { personHolding } from './scopes/people';

type Row = Record<string, unknown> & { id: string };
type Answer = Record<string, unknown> & { labels?: Record<string, string> };

/**
 * Returns the ids under names that end in Id or Ids, at any depth: `accountId`, `roleIds`, `recordId`. Tracking ids of the
 * payment provider are excluded.
 */
function idsIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string')
    return /Ids?$/.test(name) && !/^(orderT|t)rackingId$/.test(name) && isId(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => idsIn(item, name));
  return value && typeof value === 'object' ? Object.entries(value).flatMap(([key, inner]) => idsIn(inner, key)) : [];
}

/** Returns the ids for which an answer has no label, so that only the end of the id would be shown. */
const unlabelled = ({ labels = {}, ...answer }: Answer) =>
  idsIn(answer).filter((id) => !labels[id]?.trim() || labels[id]?.includes(id.slice(-6)));

const LISTED = resources.filter(({ access }) => access?.list);
/** Data sent to another system is shown as it was sent, so it is not checked. */
const asShown = ({ name }: AnyResource, row: Row) => (name === 'webhook-deliveries' ? { ...row, data: null } : row);
/** Excludes audit entries of deletions, because their records no longer exist. */
const lasting = (resource: AnyResource, row: Row) => resource.name !== 'logs' || row.action !== 'DELETE';

describe.each(PRODUCTION_ADAPTERS)('labels of references on $name', (adapter) => {
  let opened: Opened;
  let world: World;
  beforeAll(async () => {
    opened = await adapter.openSeeded();
    world = createWorld(opened.store);
  });
  afterAll(() => opened?.close());

  const tokenIn = async (name: string) => {
    const [role] = await world.store.find(roles, { where: [{ path: 'name', in: [name] }] });
    if (!role) throw new Error(`There is no role ${name}.`);
    if (role.scope !== 'ALL') return world.signIn('agent');
    return (await personHolding(world, role.scope, [], { roleId: role.id })).token;
  };

  it.each(DEMO_ROLES.map(({ name }) => name))('%s receives a label for every reference', async (name) => {
    const token = await tokenIn(name);
    let labelled = 0;
    for (const resource of LISTED) {
      const path = `${API_BASES.v1}/${resource.name}`;
      const list = await world.call<Answer>('GET', `${path}?limit=40&sortAsc=false`, { token });
      if (list.status === 403) continue;
      const rows = (list.body[resource.listName] as Row[])
        .filter((row) => lasting(resource, row))
        .map((row) => asShown(resource, row));
      expect(unlabelled({ rows, labels: list.body.labels ?? {} }), resource.name).toEqual([]);
      labelled += Object.keys(list.body.labels ?? {}).length;
      for (const { id } of rows.slice(0, 3)) {
        const { status, body } = await world.call<Answer>('GET', `${path}/${id}`, { token });
        const { labels = {}, [resource.singular]: one } = body;
        if (status === 200)
          expect(unlabelled({ labels, one: asShown(resource, one as Row) }), `${resource.name}/${id}`).toEqual([]);
      }
    }
    if (name !== 'Reader') expect(labelled, 'labels at all').toBeGreaterThan(0);
  });

  it('are part of action answers as of lists', async () => {
    const token = await world.signIn('support');
    const [ticket] = (await world.call<{ tickets: Row[] }>('GET', 'tickets?sources=PORTAL&limit=1', { token })).body
      .tickets;
    const { accounts } = (await world.call<{ accounts: Row[] }>('GET', 'accounts?limit=3', { token })).body;
    const paths = [
      'subscriptions/expiring?expiringInDays=60&limit=50',
      `tickets/${ticket?.id}/comments`,
      `tickets/${ticket?.id}/status-changes`,
      `tasks/${ticket?.id}/participants`,
      ...accounts.map(({ id }) => `subscriptions/account/${id}`),
    ];
    for (const path of paths) {
      const { status, body } = await world.call<Answer>('GET', path, { token });
      expect([path, status, unlabelled(body)]).toEqual([path, 200, []]);
    }
    const exceptions = await world.call<Answer>('GET', 'payments/exceptions?limit=100', {
      token: await world.signIn('finance'),
    });
    expect(unlabelled(exceptions.body)).toEqual([]);
  });

  it('contain no sensitive values', async () => {
    const token = await world.signIn('admin');
    const told = new Set<string>();
    for (const { name } of LISTED) {
      const { body } = await world.call<Answer>('GET', `${name}?limit=100`, { token });
      for (const label of Object.values(body.labels ?? {})) told.add(label);
    }
    const labels = [...told].join('\n');
    expect(told.size).toBeGreaterThan(100);
    for (const resource of resources)
      for (const { path } of sensitiveLeavesOf(resource))
        for (const record of await world.store.find(resource)) {
          const value = valueAt(record, path);
          if (value) expect(labels, `${resource.name}.${path}`).not.toContain(value);
        }
  });

  it('are returned to staff only', async () => {
    const { body } = await world.call<Answer>('GET', 'subscription-forms?limit=1', {
      token: await world.signIn('admin'),
    });
    const [form] = body.subscriptionForms as Row[];
    const seen = await world.call<Answer>('GET', `${API_BASES.v1}/subscription-forms/${form?.id}`);
    expect([seen.status, seen.body.labels]).toEqual([200, undefined]);
  });
});

it('a list page takes one query for the labels of all its references', async () => {
  const database = await openDemoDatabase();
  const asked: string[] = [];
  const query: typeof database.query = (text, parameters) => {
    asked.push(text);
    return database.query(text, parameters);
  };
  const world = createWorld(createPostgresStore({ ...database, query }));
  const token = await world.signIn('admin');
  asked.length = 0;
  const { body } = await world.call<Answer>('GET', 'subscriptions?limit=50', { token });
  const named = asked.filter((text) => text.includes('json_build_object'));
  expect([named.length, Object.keys(body.labels ?? {}).length > 100]).toEqual([1, true]);
  await database.close();
});
