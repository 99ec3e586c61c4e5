import type { Declared } from '../../declared';
import type { Name } from '../../names';

/** Returns the path of the call: `rateTicket` on tickets is `tickets/{id}/rate`. */
export const pathOf = ({ kebab }: Name, { resource }: Declared) => {
  const one = resource.label[0].toLowerCase().replaceAll(' ', '-');
  return `${resource.name}/{id}/${kebab.endsWith(`-${one}`) ? kebab.slice(0, -one.length - 1) : kebab}`;
};
/** Returns the test: the answer with its audit entry, and two refusals. */
export function actionTest(name: Name, on: Declared): string {
  const { resource, constant } = on;
  return `import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logs } from '../../resources/audit/logs';
import { type Opened, PRODUCTION_ADAPTERS } from '../conformance/adapters';
import { createWorld, type World } from '../support/world';

describe.each(PRODUCTION_ADAPTERS)('${name.camel}, on $name', ({ openSeeded }) => {
  let opened: Opened;
  let world: World;
  let id: string;
  beforeAll(async () => {
    opened = await openSeeded();
    world = createWorld(opened.store);
    id = (await opened.store.find(${constant}, { limit: 1 }))[0]?.id ?? '';
  });
  afterAll(() => opened?.close());

  const callAs = async (user: string, recordId: string) =>
    world.call('POST', '${pathOf(name, on)}'.replace('{id}', recordId), {
      token: await world.signIn(user),
      body: { reason: 'A test.' },
    });

  it('answers with the record, and writes an audit entry', async () => {
    expect(await callAs('admin', id)).toMatchObject({ status: 200, body: { ${resource.singular}: { id } } });
    const entries = await opened.store.find(logs, { where: [{ path: 'recordId', in: [id] }] });
    const entry = { resource: '${resource.name}', action: 'ACTION', reason: '${name.words}: A test.' };
    expect(entries).toContainEqual(expect.objectContaining(entry));
  });

  it('refuses a record that does not exist', async () => {
    expect((await callAs('admin', '019e5ee7-3cfe-7f2a-afda-581dcf86de8b')).status).toBe(404);
  });

  it('refuses a user without the permission', async () => {
    expect((await callAs('agent', id)).status).toBe(403);
  });
});
`;
}
