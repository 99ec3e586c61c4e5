import { beforeEach, expect, it } from 'vitest';
import type { ErrorBody } from '../contract/api/errors';
import { etagOf } from '../contract/api/version';
import { roles } from '../resources/access/roles';
import { accounts } from '../resources/accounts/accounts';
import { actions } from '../resources/catalogue/actions';
import type { RecordOf } from '../resources/language/defineResource';
import { createRecord } from '../server/store/createRecord';
import { asClerk, cashOrder, request } from './payments/clerks';
import { forgetDuePayments, onPostgres } from './payments/stores';
import { createWorld, type World } from './world';

type Role = RecordOf<typeof roles>;
const seenAt = (version: string) => ({ 'If-Match': etagOf(version) });

onPostgres('two people at one record', (store) => {
  let world: World;
  beforeEach(async () => {
    await forgetDuePayments(store());
    world = createWorld(store());
  });
  const make = () =>
    store().transaction((tx) =>
      createRecord(tx, roles, { name: `Desk ${crypto.randomUUID()}`, permissions: ['View Users'] }, world.clock.now),
    );
  const change = (role: Role, body: object, version?: string) =>
    asClerk<{ role: Role } & ErrorBody>(
      world,
      'admin',
      'PUT',
      `roles/${role.id}`,
      body,
      version === undefined ? undefined : seenAt(version),
    );
  const permissionsOf = async ({ id }: Role) => (await store().get(roles, id))?.permissions;

  it('reading a record returns its version, and changing it returns the next one', async () => {
    const role = await make();
    const token = await world.signIn('admin');
    const read = await world.call('GET', `roles/${role.id}`, { token });
    expect(read.headers.get('etag')).toBe(etagOf(role.dateUpdated));
    world.clock.advance(1_000);
    const changed = await change(role, { description: 'At the desk' }, role.dateUpdated);
    expect(changed.headers.get('etag')).toBe(etagOf(world.clock.now.toISOString()));
  });

  it('the second user sees who changed what, and overwrites it only deliberately', async () => {
    const role = await make();
    world.clock.advance(1_000);
    await change(role, { name: `First ${role.id}` }, role.dateUpdated);
    const refused = await change(role, { name: `Second ${role.id}` }, role.dateUpdated);
    expect(refused.status).toBe(412);
    expect(refused.body.error).toBe('Amina Nakato has changed this role since you opened it.');
    expect(refused.body.changed).toMatchObject({
      by: 'Amina Nakato',
      what: null,
      record: { name: `First ${role.id}` },
    });
    expect((await store().get(roles, role.id))?.name).toBe(`First ${role.id}`);
    const again = await change(role, { name: `Second ${role.id}` }, refused.body.changed?.version);
    expect([again.status, again.body.role.name]).toEqual([200, `Second ${role.id}`]);
  });

  it('a call without a version works as before, and If-Match: * matches any version', async () => {
    const role = await make();
    world.clock.advance(1_000);
    expect((await change(role, { description: 'One' })).status).toBe(200);
    const token = await world.signIn('admin');
    const any = await world.call('PUT', `roles/${role.id}`, {
      token,
      body: { description: 'Two' },
      headers: { 'If-Match': '*' },
    });
    expect(any.status).toBe(200);
  });

  it('both users’ additions to and removals from a list are kept', async () => {
    const role = await make();
    await Promise.all([
      change(role, { permissions: { add: ['View Roles'] } }),
      change(role, { permissions: { add: ['View Leads'], remove: ['View Users'] } }),
    ]);
    expect([...((await permissionsOf(role)) ?? [])].sort()).toEqual(['View Leads', 'View Roles']);
    const wrong = await change(role, { permissions: { add: ['Fly'] } });
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['permissions.add.0']]);
    await change(role, { permissions: ['View Users'] });
    expect(await permissionsOf(role)).toEqual(['View Users']);
  });

  it('a decision is refused if someone else has decided first', async () => {
    const { payment } = await cashOrder(world);
    const task = (await request(world, payment.id, 1_000)).body.paymentRefundTask;
    const path = `payment-refund-tasks/${task.id}`;
    world.clock.advance(1_000);
    expect((await asClerk(world, 'admin', 'POST', `${path}/approve`, {}, seenAt(task.dateUpdated))).status).toBe(200);
    world.clock.advance(1_000);
    const late = await asClerk<ErrorBody>(
      world,
      'admin',
      'POST',
      `${path}/reject`,
      { note: 'No' },
      seenAt(task.dateUpdated),
    );
    expect(late.status).toBe(412);
    expect(late.body.changed).toMatchObject({ by: 'Amina Nakato', what: 'Approved the refund' });
    const token = await world.signIn('finance');
    expect((await world.call('GET', path, { token })).body).toMatchObject({
      paymentRefundTask: { status: 'APPROVED' },
    });
  });

  it('changing the status of several records skips those that have changed since', async () => {
    const [account] = await store().find(accounts, { where: [{ path: 'status', in: ['ACTIVE'] }], limit: 1 });
    if (!account) throw new Error('The demo data has no active account.');
    const body = {
      ids: [account.id],
      status: 'SUSPENDED',
      reason: 'Asked for it',
      versions: { [account.id]: '2020-01-01T00:00:00.000Z' },
    };
    const answer = await asClerk<{ outcomes: object[] }>(world, 'admin', 'POST', 'accounts/bulk-status', body);
    expect(answer.body.outcomes).toEqual([
      { id: account.id, changed: false, error: 'This account has changed since you opened it.' },
    ]);
    expect((await store().get(accounts, account.id))?.status).toBe('ACTIVE');
  });

  it('settings that someone else has saved are not overwritten', async () => {
    const brand = async () =>
      (await asClerk<{ version: string }>(world, 'admin', 'GET', 'settings/brand')).body.version;
    const seen = await brand();
    const save = (hours: string, version: string) =>
      asClerk<ErrorBody>(world, 'admin', 'PUT', 'settings/brand', { BRAND_HOURS: hours }, seenAt(version));
    expect((await save('8:00 to 17:00', seen)).status).toBe(200);
    const late = await save('9:00 to 18:00', seen);
    expect([late.status, late.body.changed]).toEqual([412, { by: 'Amina Nakato', what: null, version: await brand() }]);
    expect((await save('9:00 to 18:00', await brand())).status).toBe(200);

    const { body } = await asClerk<{ extensionSettings: { dateUpdated: string } }>(
      world,
      'admin',
      'GET',
      'extension-settings',
    );
    const { dateUpdated } = body.extensionSettings;
    world.clock.advance(1_000);
    const extend = (maxDays: number) =>
      asClerk<ErrorBody>(world, 'admin', 'PUT', 'extension-settings', { maxDays }, seenAt(dateUpdated));
    expect((await extend(10)).status).toBe(200);
    expect((await extend(11)).status).toBe(412);
  });
});

it('every call that decides on a record names it in its path', () => {
  const deciding = Object.values(actions).flatMap((action) => ('decidesOn' in action ? [action.path] : []));
  expect(deciding.length).toBeGreaterThan(10);
  expect(deciding.filter((path) => !path.includes('{id}'))).toEqual([]);
});
