import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logs } from '../resources/audit/logs';
import { defineResource } from '../resources/language/defineResource';
import { group, secret, text } from '../resources/language/kinds';
import type { Store } from '../server/store/Store';
import { type Opened, PRODUCTION_ADAPTERS } from './conformance/adapters';
import { apiOf, makeAdmin, storedWith } from './conformance/throwAway';

const PIN = 'harbour-crane-4417';
const safes = defineResource({
  name: 'safes',
  label: ['Safe', 'Safes'],
  fields: { name: text(), lock: group({ pin: secret(), maker: text() }) },
  list: { columns: ['name'] },
  access: { list: 'View Leads', create: 'Create Leads', update: 'Update Leads', remove: 'Update Leads' },
});

describe.each(PRODUCTION_ADAPTERS)('a secret in a group, on $name', (adapter) => {
  let opened: Opened;
  let store: Store;
  let app: Hono;
  let token: string;
  beforeAll(async () => {
    opened = await adapter.open(storedWith(safes));
    store = opened.store;
    token = await makeAdmin(store);
    app = apiOf(store, safes);
  });
  afterAll(() => opened?.close());

  const ask = async (method: string, path: string, body?: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await app.request(`/api/v1/${path}`, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: answer.status, text: await answer.text() };
  };

  it('is stored as a hash, and neither returned nor logged', async () => {
    const lock = { pin: PIN, maker: 'Chubb' };
    const made = await ask('POST', 'safes', { name: 'Front', lock });
    const { id } = JSON.parse(made.text).safe;
    const answers = [
      made,
      await ask('PUT', `safes/${id}`, { lock: { pin: `${PIN}-new` } }),
      await ask('GET', `safes/${id}`),
      await ask('GET', 'safes'),
      await ask('GET', 'safes/export'),
      await ask('GET', 'safes?sortBy=lock.maker'),
    ];
    const kept = (await store.get(safes, id))?.lock?.pin ?? '';
    expect(kept).toMatch(/^\$argon2/);
    answers.push(await ask('DELETE', `safes/${id}`));
    const logged = await store.find(logs, { where: [{ path: 'resource', in: ['safes'] }] });
    expect(answers.map(({ status }) => status)).toEqual([201, 200, 200, 200, 200, 200, 200]);
    for (const text of [...answers.map((answer) => answer.text), JSON.stringify(logged)]) {
      expect(text).toContain('Chubb');
      expect(text).not.toMatch(/argon2|pin|harbour/i);
    }
  });

  it('that is not set is not returned either', async () => {
    const made = await ask('POST', 'safes', { name: 'Back', lock: { maker: 'Chubb' } });
    expect(JSON.parse(made.text).safe.lock).toEqual({ maker: 'Chubb' });
  });

  it('cannot be sorted by, and is documented as write-only', async () => {
    expect((await ask('GET', 'safes?sortBy=lock.pin')).status).toBe(400);
    const { components, paths } = await (await app.request('/api/openapi.json')).json();
    expect(components.schemas.safe.properties.lock.properties).toEqual({ maker: { type: ['string', 'null'] } });
    const { schema } = paths['/api/v1/safes'].post.requestBody.content['application/json'];
    expect(Object.keys(schema.properties.lock.properties)).toEqual(['pin', 'maker']);
  });
});
