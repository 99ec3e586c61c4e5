import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPermitted } from '../../contract/access/permissions';
import { roles } from '../../resources/access/roles';
import { users } from '../../resources/access/users';
import { accounts } from '../../resources/accounts/accounts';
import type { Answers } from '../../resources/catalogue/actions';
import { type ActionName, actionNamed } from '../../resources/catalogue/actions';
import { flattenFields, valueAt } from '../../resources/language/defineResource';
import { paymentRefundTasks } from '../../resources/payments/paymentRefundTasks';
import { subscriptions } from '../../resources/subscriptions/subscriptions';
import { subscriptionUpdateTasks } from '../../resources/subscriptions/subscriptionUpdateTasks';
import { tickets } from '../../resources/tickets/tickets';
import { WORKLISTS, workAreaOf } from '../../resources/worklists';
import { workOrders } from '../../resources/workOrders/workOrders';
import { createRecord } from '../../server/store/createRecord';
import type { Store } from '../../server/store/Store';
import { updateRecord } from '../../server/store/updateRecord';
import { type Opened, PRODUCTION_ADAPTERS } from '../conformance/adapters';
import { approved, cashOrder, request, step } from '../payments/clerks';
import { createWorld, type World } from '../support/world';

type Queues = Answers['readQueues'];

describe.each(PRODUCTION_ADAPTERS)('queues, on $name', (adapter) => {
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
  const read = async (name: string, query = '') =>
    (await world.call<Queues>('GET', `queues${query}`, { token: await tokenOf(name) })).body;
  const totalIn = (name: string, { queues }: Queues) => queues.find((queue) => queue.name === name)?.total;
  const idsIn = async (name: string, queue: string) =>
    (await read(name, `?names=${queue}&most=100`)).items.map(({ id }) => id);

  it.each(['admin', 'finance', 'support', 'agent', 'moses.wasswa', 'stella.achan'])(
    '%s has the queues of their permissions',
    async (name) => {
      const user = await store.get(users, await userId(name));
      const held = (await store.find(roles, { where: [{ path: 'id', in: user?.roleIds ?? [] }] })).flatMap(
        ({ permissions }) => permissions,
      );
      const own = WORKLISTS.filter(({ access }) => isPermitted(held, access)).map((queue) => queue.name);
      const { queues } = await read(name);
      expect(own.length).toBeGreaterThan(0);
      expect(queues.map((queue) => queue.name).sort()).toEqual(own.sort());
    },
  );

  it.each([
    ['support', 'SUPPORT'],
    ['finance', 'MONEY'],
    ['moses.wasswa', 'VISITS'],
  ] as const)('%s has the queues of their own work first', async (name, focus) => {
    const { queues, items } = await read(name, '?most=3');
    const areas = queues.map((queue) => workAreaOf(queue.name));
    expect(areas[0]).toBe(focus);
    expect(areas.lastIndexOf(focus)).toBe(areas.filter((area) => area === focus).length - 1);
    const now = world.clock.now.toISOString();
    const late = items.filter(({ due, planned }) => due <= now && !planned);
    const first = late.findLastIndex(({ queue }) => workAreaOf(queue) === focus);
    expect(first).toBe(late.filter(({ queue }) => workAreaOf(queue) === focus).length - 1);
  });

  it('names the waiting person or record and the reason, late ones first', async () => {
    const { items } = await read('admin', '?most=20');
    const now = world.clock.now.toISOString();
    const late = items.map(({ due }) => due <= now);
    expect(items.length).toBeGreaterThan(20);
    expect(late).toEqual([...late].sort((a, b) => Number(b) - Number(a)));
    const ids = items.filter(({ name, who }) => /[0-9a-f]{8}-/.test(`${name} ${who}`));
    expect(ids).toEqual([]);
  });

  it('a record in two queues is listed once', async () => {
    const ids = (await read('admin', '?most=100')).items.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('can return only totals, and the records of chosen queues', async () => {
    const totals = await read('finance', '?most=0');
    expect(totals.items).toEqual([]);
    const { name, total } = [...totals.queues].sort((one, other) => other.total - one.total)[0] ?? {
      name: '',
      total: 0,
    };
    expect(total).toBeGreaterThan(3);
    const some = await read('finance', `?names=${name}&most=3`);
    expect(some.items.map(({ queue }) => queue)).toEqual([name, name, name]);
    expect(some.queues).toEqual(totals.queues);
  });

  it.each([
    ['?names=nothing', 'names'],
    ['?most=101', 'most'],
    ['?most=-1', 'most'],
  ])('refuses %s', async (query, field) => {
    const { status, body } = await world.call<{ errors: object }>('GET', `queues${query}`, {
      token: await tokenOf('admin'),
    });
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  });

  it('an agent sees only their own orders', async () => {
    const [own, all] = [await read('agent', '?names=unpaidOrders&most=100'), await read('admin')];
    const token = await tokenOf('agent');
    const list = 'subscription-forms?statuses=NEW,PAYMENT_PENDING&limit=1';
    const { body } = await world.call<{ totalRecords: number }>('GET', list, { token });
    expect(totalIn('unpaidOrders', own)).toBe(body.totalRecords);
    expect(totalIn('unpaidOrders', own)).toBeLessThan(totalIn('unpaidOrders', all) ?? 0);
  });

  it('a refund waits for users other than its requester: to be approved, sent and confirmed', async () => {
    const { payment } = await cashOrder(world);
    const { id } = (await request(world, payment.id, payment.amount, 'support')).body.paymentRefundTask;
    expect(await idsIn('admin', 'refundsToApprove')).toContain(id);
    await updateRecord(store, paymentRefundTasks, id, { requestedById: await userId('admin') }, world.clock.now);
    expect(await idsIn('admin', 'refundsToApprove')).not.toContain(id);
    await step(world, id, 'approve', {}, 'finance');
    expect(await idsIn('admin', 'refundsToSend')).toContain(id);
    await step(world, id, 'submit', { payoutReference: 'Slip 7' });
    expect(await idsIn('admin', 'refundsToConfirm')).toContain(id);
    await step(world, id, 'effect', { payoutReference: 'Slip 7' });
    expect(await idsIn('admin', 'refundsToConfirm')).not.toContain(id);
  });

  it('an approved refund that waits too long is late', async () => {
    const { payment } = await cashOrder(world);
    const { id, decidedAt } = await approved(world, payment.id, payment.amount);
    const { items } = await read('admin', '?names=refundsToSend&most=100');
    const due = new Date(Date.parse(decidedAt ?? '') + 24 * 3_600_000).toISOString();
    expect(items.find((item) => item.id === id)?.due).toBe(due);
  });

  const userId = async (name: string) => {
    const where = [{ path: 'emailAddress', in: [`${name}@kitara.example`] }] as const;
    return (await store.find(users, { where }))[0]?.id ?? '';
  };

  it('a ticket waits for its assignee, or for everyone', async () => {
    const contact = { name: 'Ruth', phoneNumber: '+256771234567', emailAddress: null };
    const ticket = { type: 'CUSTOMER_TICKET', subject: 'No light', description: 'None', contact } as const;
    const now = world.clock.now;
    const { id } = await createRecord(store, tickets, ticket, now);
    expect(await idsIn('support', 'unassignedTickets')).toContain(id);
    await updateRecord(store, tickets, id, { responsibleId: await userId('support') }, now);
    expect(await idsIn('support', 'unassignedTickets')).not.toContain(id);
    expect(await idsIn('support', 'myTickets')).toContain(id);
    expect(await idsIn('admin', 'myTickets')).not.toContain(id);
  });

  it('a failed network task waits, a superseded one does not', async () => {
    const [bought] = await store.find(subscriptions, { limit: 1 });
    const about = { subscriptionId: bought?.id ?? '', accountId: bought?.accountId ?? '', lastError: 'No such ONU.' };
    const made = async (status: 'FAILED' | 'SUPERSEDED') =>
      (await createRecord(store, subscriptionUpdateTasks, { ...about, status }, world.clock.now)).id;
    const [failed, superseded] = [await made('FAILED'), await made('SUPERSEDED')];
    const waiting = await idsIn('admin', 'failedTasks');
    expect([failed, superseded].map((id) => waiting.includes(id))).toEqual([true, false]);
  });

  it('a customer whose service has ended waits for a call for 30 days', async () => {
    const [account] = await store.find(accounts, { where: [{ path: 'status', in: ['INACTIVE'] }], limit: 1 });
    const id = account?.id ?? '';
    const endedDaysAgo = (days: number) => {
      const inactiveSince = new Date(world.clock.now.getTime() - days * 86_400_000).toISOString();
      return updateRecord(store, accounts, id, { inactiveSince }, world.clock.now);
    };
    await endedDaysAgo(30);
    expect(await idsIn('admin', 'lapsedCustomers')).toContain(id);
    await endedDaysAgo(30.001);
    expect(await idsIn('admin', 'lapsedCustomers')).not.toContain(id);
  });

  describe('a visit', () => {
    const VISITS = ['myVisits', 'overdueVisits', 'unassignedVisits', 'todaysVisits'];
    let before: Date;
    beforeAll(() => {
      before = world.clock.now;
    });
    afterAll(() => {
      world.clock.now = before;
    });
    const planned = async (assignee: string | null) => {
      const [account] = await store.find(accounts, { limit: 1 });
      const day = { visitDate: '2026-03-13', visitEndsAt: '2026-03-13T17:00:00.000Z' };
      const assigneeId = assignee && (await userId(assignee));
      return (await createRecord(store, workOrders, { accountId: account?.id ?? '', ...day, assigneeId }, before)).id;
    };
    /** Returns the queues in which a user sees the visit at a moment. */
    const seen = async (name: string, id: string, at: string) => {
      world.clock.now = new Date(at);
      const { items } = await read(name, `?names=${VISITS}&most=100`);
      return items.flatMap((item) => (item.id === id ? [item.queue] : []));
    };
    const [EVE, NOON, END, LATE, NIGHT] = [
      '2026-03-12T20:59:59.999Z',
      '2026-03-13T09:00:00.000Z',
      '2026-03-13T17:00:00.000Z',
      '2026-03-13T17:00:00.001Z',
      '2026-03-13T21:00:00.000Z',
    ];

    it('is in its technician’s plan from midnight in Kampala, also when it is late', async () => {
      const id = await planned('moses.wasswa');
      expect(await seen('moses.wasswa', id, EVE)).toEqual([]);
      for (const at of [NOON, LATE, NIGHT]) expect(await seen('moses.wasswa', id, at)).toEqual(['myVisits']);
    });

    it('of another technician is listed only for planners: today’s until its time has passed, then overdue', async () => {
      const id = await planned('moses.wasswa');
      for (const at of [NOON, END]) expect(await seen('stella.achan', id, at)).toEqual(['todaysVisits']);
      for (const at of [LATE, NIGHT]) expect(await seen('stella.achan', id, at)).toEqual(['overdueVisits']);
      const other = await planned('stella.achan');
      expect(await seen('moses.wasswa', other, LATE)).toEqual([]);
    });

    it('without an assignee is listed only for planners: to be assigned, then overdue', async () => {
      const id = await planned(null);
      for (const at of [EVE, NOON, END]) expect(await seen('stella.achan', id, at)).toEqual(['unassignedVisits']);
      expect(await seen('stella.achan', id, LATE)).toEqual(['overdueVisits']);
      for (const at of [NOON, LATE]) expect(await seen('moses.wasswa', id, at)).toEqual([]);
    });

    it('shows its progress, time, place and phone number', async () => {
      const id = await planned('moses.wasswa');
      const place = { address: 'Plot 7', latitude: null, longitude: null };
      const changes = { status: 'ACTIVE', onTheWayAt: NOON, slot: 'EVENING', phoneNumber: '+256771234567' } as const;
      await updateRecord(store, workOrders, id, { ...changes, place }, before);
      world.clock.now = new Date(NOON);
      const { items } = await read('moses.wasswa');
      const told = { queue: 'myVisits', status: 'ON_THE_WAY', slot: 'EVENING', phone: '+256771234567', place };
      expect(items.find((item) => item.id === id)).toMatchObject(told);
    });

    it('of one’s own comes first, completely and in order of time', async () => {
      for (let at = 0; at < 6; at++) await planned('moses.wasswa');
      world.clock.now = new Date(NOON);
      const { items } = await read('moses.wasswa', '?most=1');
      const mine = items.filter(({ queue }) => queue === 'myVisits');
      expect(mine.length).toBeGreaterThan(6);
      expect(items.slice(0, mine.length)).toEqual(mine);
      const due = mine.map((item) => item.due);
      expect(due).toEqual([...due].sort());
    });
  });

  it('counts exceptions by age, for users who manage the system', async () => {
    const token = await tokenOf('admin');
    const { queues } = (await world.call<Answers['readQueueAges']>('GET', 'queues/ages', { token })).body;
    const totals = await read('admin', '?most=0');
    for (const { name, day, week, older } of queues)
      expect([name, day + week + older]).toEqual([name, totalIn(name, totals)]);
    expect(queues.map(({ name }) => name)).toContain('refundsToSend');
    const refused = await world.call('GET', 'queues/ages', { token: await tokenOf('agent') });
    expect(refused.status).toBe(403);
  });
});

describe('declarations of queues', () => {
  const paths = (resource: (typeof WORKLISTS)[number]['resource']) => [
    ...['id', 'dateCreated', 'dateUpdated'],
    ...resource.leaves.map(({ path }) => path),
  ];

  it.each(WORKLISTS.map((queue) => [queue.name, queue] as const))('%s names only existing fields', (_, queue) => {
    const named = [queue.since, queue.about, queue.amount, queue.phone, queue.actsOn, ...(queue.who ?? [])];
    expect(named.filter((path) => path && !paths(queue.resource).includes(path))).toEqual([]);
    expect(queue.resource.screens?.some(({ details }) => details)).toBe(true);
  });

  const called = WORKLISTS.flatMap(({ name, actions = [] }) =>
    actions.flatMap((action) => ('action' in action ? [[name, action] as const] : [])),
  );
  it.each(called)('%s gives its actions the values that they accept', (_, { action, given, presets, asks }) => {
    const { input = {} } = actionNamed(action as ActionName);
    const fields = input === 'any' ? [] : flattenFields(input).map(({ path }) => path);
    const body = { ...given?.({ id: 'i', amount: 1 }), ...presets };
    expect(Object.keys(body).filter((path) => !fields.includes(path))).toEqual([]);
    const missing =
      input === 'any'
        ? []
        : flattenFields(input).filter(({ path, field }) => field.required && valueAt(body, path) === undefined);
    if (!asks && action !== 'assignParticipant') expect(missing).toEqual([]);
  });
});
