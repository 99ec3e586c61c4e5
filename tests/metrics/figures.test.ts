import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queryString } from '../../contract/client/address';
import { API_BASES } from '../../contract/constants';
import { resources } from '../../resources';
import { accounts } from '../../resources/accounts/accounts';
import { clients } from '../../resources/accounts/clients';
import type { Answers } from '../../resources/catalogue/actions';
import { coverageChecks } from '../../resources/coverage/coverageChecks';
import { valueAt } from '../../resources/language/defineResource';
import { relationAddress as relatedAddress, relationKey, relationsTo } from '../../resources/language/relations';
import { FIGURES } from '../../resources/metrics';
import { type Days, type Figure, figureAddress, queryOf, screenOf } from '../../resources/metrics/Figure';
import { expiring } from '../../resources/metrics/waiting';
import { payments } from '../../resources/payments/payments';
import { subscriptions } from '../../resources/subscriptions/subscriptions';
import { createRecord } from '../../server/store/createRecord';
import type { Store } from '../../server/store/Store';
import { screensOf } from '../../src/crud/declarations';
import { type Opened, PRODUCTION_ADAPTERS } from '../conformance/adapters';
import { START } from '../support/start';
import { createWorld, type World } from '../support/world';

type Row = Record<string, unknown> & { id: string };
const DAY = (at: string): Days => ({ from: at, to: at });
const YEARS: Days = { from: '2020-01-01', to: '2030-12-31' };
const SCREENS = screensOf(resources);

/** Returns the list request of the screen at a back-office address, with its fixed filters and those of the address. */
function listAt(address: string) {
  const { pathname, searchParams } = new URL(address, 'http://kitara.test');
  const found = SCREENS.find(({ screen }) => `/${screen.list}` === pathname);
  if (!found) throw new Error(`No list stands at ${address}.`);
  searchParams.delete('page');
  const query = { ...Object.fromEntries(searchParams), ...found.screen.filter };
  return { ...found, query, path: `${API_BASES.v1}/${found.screen.source?.path ?? found.resource.name}` };
}

// The mock uses the same handlers on its own store, so it is tested too.
describe.each(PRODUCTION_ADAPTERS)('figures, on $name', (adapter) => {
  let opened: Opened;
  let store: Store;
  let world: World;
  beforeAll(async () => {
    opened = await adapter.openSeeded();
    store = opened.store;
    world = createWorld(store);
  });
  afterAll(() => opened?.close());

  const tokens = new Map<string, Promise<string>>();
  const tokenOf = (name: string) => {
    const token = tokens.get(name) ?? world.signIn(name);
    tokens.set(name, token);
    return token;
  };
  const read = async (token: string, figure: Figure, days?: Days) => {
    const query = { names: figure.name, days: days && `${days.from}..${days.to}` };
    const { status, body } = await world.call<Answers['readFigures']>('GET', `figures${queryString(query)}`, { token });
    return { status, value: body.figures?.[0]?.values[0] };
  };
  /** Returns the list's own total, or the sum of all its records. */
  const displayValueAt = async (token: string, address: string, sum?: string) => {
    const { path, query, resource } = listAt(address);
    const rows: Row[] = [];
    for (;;) {
      const page = { ...query, limit: 200, offset: rows.length };
      const { body } = await world.call('GET', `${path}${queryString(page)}`, { token });
      if (!sum) return body.totalRecords;
      rows.push(...(body[resource.listName] as Row[]));
      if (rows.length >= Number(body.totalRecords)) return rows.reduce((total, row) => total + Number(row[sum]), 0);
    }
  };

  it('count names that fit no single place on their own, not as places without fibre', async () => {
    const token = await tokenOf('admin');
    const countOf = async (name: string) => {
      const figure = FIGURES.find((each) => each.name === `coverageChecks${name}`);
      if (!figure) throw new Error(`No figure is named coverageChecks${name}.`);
      return Number((await read(token, figure)).value);
    };
    const notRecognised = (await store.find(coverageChecks)).filter(({ outcome }) => outcome !== 'RECOGNISED').length;
    expect(notRecognised).toBeGreaterThan(0);
    expect(await countOf('.notRecognised')).toBe(notRecognised);
    const parts = ['.ASBUILT', '.IN_PROGRESS', '.PLANNED', '.NO_PRESENCE', '.notRecognised'];
    const sums = await Promise.all(parts.map(countOf));
    expect(sums.reduce((sum, value) => sum + value, 0)).toBe(await countOf(''));
  });

  describe.each(['admin', 'finance', 'support', 'agent'])('as %s', (name) => {
    it.each(
      FIGURES.filter((figure) => screenOf(figure) && !screenOf(figure)?.source).map(
        (figure) => [figure.name, figure] as const,
      ),
    )('%s equals its list', async (_, figure) => {
      const token = await tokenOf(name);
      const days = figure.days && (figure.name === 'visits' ? DAY('2026-11-20') : YEARS);
      const address = figureAddress(figure, days) ?? '';
      const { status, value } = await read(token, figure, days);
      const list = await world.call('GET', `${listAt(address).path}?limit=1`, { token });
      expect(status).toBe(list.status);
      if (status === 200) expect(value).toBe(await displayValueAt(token, address, figure.sum));
    });

    it('a list of related records counts the records of the list to which it leads', async () => {
      const token = await tokenOf(name);
      let seen = 0;
      for (const resource of resources)
        for (const relation of relationsTo(resource.name, resources)) {
          const where = [{ path: relation.target, isNull: false }];
          const [referring] = await store.find(relation.resource, { where, limit: 1 });
          const id = String(valueAt(referring ?? {}, relation.target));
          const address = relatedAddress(relation, id);
          if (!referring || !address) continue;
          const query = { ...relation.screen?.filter, [relation.target]: id, limit: 1 };
          const { status, body } = await world.call('GET', `${relation.resource.name}${queryString(query)}`, { token });
          if (status !== 200) continue;
          expect(body.totalRecords, address).toBe(await displayValueAt(token, address));
          seen += Number(body.totalRecords);
        }
      expect(seen).toBeGreaterThan(0);
    });
  });

  it('the expiring figure counts active subscriptions that end within a week, like its list', async () => {
    const token = await tokenOf('admin');
    const address = figureAddress(expiring) ?? '';
    // The request of the dashboard.
    const asked = `${listAt(address).path}${queryString({ ...queryOf(expiring), limit: 5 })}`;
    const { body } = await world.call('GET', asked, { token });
    const now = world.clock.now.getTime();
    const active = await store.find(subscriptions, { where: [{ path: 'status', in: ['ACTIVE'] }] });
    const within = active.filter(({ endDate }) => {
      const left = Date.parse(endDate ?? '') - now;
      return left > 0 && left <= 7 * 86_400_000;
    });
    expect(within.length).toBeGreaterThan(0);
    expect([body.totalRecords, await displayValueAt(token, address)]).toEqual([within.length, within.length]);
    // No other figure leads to a list with its own path, which the test of each figure leaves out.
    expect(FIGURES.filter((figure) => screenOf(figure)?.source)).toEqual([expiring]);
  });

  it.each(['admin', 'support'])(
    'the records that refer to a record are counted as their lists have them, as %s',
    async (name) => {
      const token = await tokenOf(name);
      const [account] = await store.find(accounts, { limit: 1 });
      const id = account?.id ?? '';
      const ask = (resource: string, of: string) =>
        world.call<Answers['countRelated']>('GET', `related-records${queryString({ resource, id: of })}`, { token });
      const { counts } = (await ask('accounts', id)).body;
      const some = Object.entries(counts).filter(([key, count]) => count > 0 || key.startsWith('devices'));
      expect(some.length).toBeGreaterThan(1);
      for (const [key, count] of some) {
        const relation = relationsTo('accounts', resources).find((each) => relationKey(each) === key);
        const { body } = await world.call(
          'GET',
          `${relation?.resource.name}${queryString({ ...relation?.screen?.filter, [relation?.target ?? '']: id, limit: 1 })}`,
          { token },
        );
        expect([key, count]).toEqual([key, body.totalRecords]);
      }
      expect((await ask('accounts', 'nobody')).status).toBe(404);
      expect((await ask('roles', id)).status).toBe(name === 'admin' ? 404 : 403);
      expect((await ask('ships', id)).status).toBe(400);
    },
  );

  it('a user’s tickets are all of theirs, whatever their type and status', () => {
    const relation = relationsTo('users', resources).find(({ resource }) => resource.name === 'tickets');
    expect(relation && relatedAddress(relation, 'u')).toBe('/all-tickets?responsibleId=u');
  });

  it('money counts as received on its day of payment in Kampala, whatever happens later; refunds are separate', async () => {
    const token = await tokenOf('admin');
    const received = FIGURES.find(({ name }) => name === 'received') as Figure;
    const day = '2026-12-24';
    const pay = (paidAt: string, status: 'SUCCESSFUL' | 'FAILED') =>
      store.transaction((tx) => createRecord(tx, payments, { amount: 1_000, currency: 'UGX', status, paidAt }, START));
    expect((await read(token, received, DAY(day))).value).toBe(0);
    await pay('2026-12-23T21:00:00.000Z', 'SUCCESSFUL');
    await pay('2026-12-24T20:59:59.999Z', 'FAILED');
    await pay('2026-12-23T20:59:59.999Z', 'SUCCESSFUL');
    await pay('2026-12-24T21:00:00.000Z', 'SUCCESSFUL');
    expect((await read(token, received, DAY(day))).value).toBe(2_000);
  });

  it('leads count only leads', async () => {
    const token = await tokenOf('admin');
    const leads = FIGURES.find(({ name }) => name === 'newLeads') as Figure;
    const today = START.toISOString().slice(0, 10);
    const { value: before = 0 } = await read(token, leads, DAY(today));
    const person = { firstName: 'Ann', lastName: 'Akello', phoneNumber: '+256772345678' };
    for (const stage of ['LEAD', 'CUSTOMER'] as const)
      await store.transaction((tx) => createRecord(tx, clients, { ...person, stage }, START));
    expect((await read(token, leads, DAY(today))).value).toBe(before + 1);
  });

  it('payments that account users make for subscriptions are counted', async () => {
    const query = 'paymentTypes=SUBSCRIPTION&initiatorTypes=ACCOUNT_USER';
    const { body } = await world.call('GET', `payments/count?${query}`, { token: await tokenOf('admin') });
    expect(body.totalRecords).toBeGreaterThan(0);
  });

  it('accepts 62 ranges of days in one call', async () => {
    const days = Array(62).fill('2026-03-01..2026-03-31');
    const { status } = await world.call('GET', `figures?names=newLeads&days=${days}`, {
      token: await tokenOf('support'),
    });
    expect(status).toBe(200);
  });

  it('refuses unknown figures and days, days for figures without them, and lists that the caller may not read', async () => {
    const token = await tokenOf('support');
    const ask = async (query: string) => (await world.call('GET', `figures?${query}`, { token })).status;
    expect(await ask('names=nothing')).toBe(400);
    expect(await ask('')).toBe(400);
    expect(await ask('names=customers&days=2026-03-01')).toBe(400);
    expect(await ask('names=newLeads&days=2026-02-30')).toBe(400);
    expect(await ask('names=newLeads&days=2026-03-01..')).toBe(400);
    expect(await ask(`names=newLeads&days=${Array(63).fill('2026-03-01')}`)).toBe(400);
    expect(await ask('names=received')).toBe(403);
    expect((await world.call('GET', 'figures?names=customers')).status).toBe(401);
  });
});
