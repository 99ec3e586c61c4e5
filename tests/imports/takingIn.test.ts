import { beforeEach, describe, expect, it } from 'vitest';
import { roles } from '../../resources/access/roles';
import { users } from '../../resources/access/users';
import { accounts } from '../../resources/accounts/accounts';
import { imports } from '../../resources/imports/imports';
import type { RecordOf } from '../../resources/language/defineResource';
import { tickets } from '../../resources/tickets/tickets';
import { runImports } from '../../server/imports/jobs/runImports';
import { workbookOf } from '../../server/statements/files/testWorkbook';
import { createRecord } from '../../server/store/createRecord';
import { createPeople } from '../access/people';
import { keyOf } from '../conformance/api/callers';
import { asClerk, type Refused } from '../payments/clerks';
import { csv, inBase64 } from '../payments/statementFiles';
import { added, census, onPostgres } from '../payments/stores';
import { createWorld, type World } from '../support/world';
import { callImports, check, importAll, notesOn, run, upload } from './importing';

let people = 0;
/** Returns a file with that many new customers. */
const customers = (count: number) =>
  csv([
    ['Account', 'Name', 'Phone'],
    ...Array.from({ length: count }, () => {
      people += 1;
      return [`T-${people}`, `Grace Akello${people}`, `0773${String(100_000 + people)}`];
    }),
  ]);

/** Returns a signal that ends a turn after a number of batches, like a kill between two of them. */
function endingAfter(batches: number, world: World): AbortSignal {
  const ending = new AbortController();
  const { transaction } = world.store;
  let left = batches;
  world.deps.store = {
    ...world.store,
    transaction: async (work) => {
      const result = await transaction(work);
      const isBatch = typeof result === 'object' && result !== null && 'current' in result;
      if (isBatch && (result.current as RecordOf<typeof imports>).addedLines > 0) left -= 1;
      if (left <= 0) ending.abort();
      return result;
    },
  };
  return ending.signal;
}

onPostgres('an import that runs', (store) => {
  let world: World;
  beforeEach(() => {
    world = createWorld(store());
  });
  const importOf = (id: string) => store().get(imports, id);
  const started = async (content: string) => {
    const { id } = await upload(world, content);
    await check(world, id);
    await callImports(world, `imports/${id}/run`);
    world.clock.advance(1);
    return id;
  };

  it('is continued by another process where a turn ended, and creates nothing twice', async () => {
    const before = await census(store());
    const id = await started(customers(1_200));
    await runImports(world.deps, endingAfter(1, world));
    expect(await importOf(id)).toMatchObject({ status: 'RUNNING', addedLines: 500, readyLines: 700 });
    const other = createWorld(store());
    other.clock.now = new Date(world.clock.now.getTime() + 1);
    await runImports(other.deps);
    expect(await importOf(id)).toMatchObject({ status: 'DONE', addedLines: 1_200, readyLines: 0, nextTurnAt: null });
    expect(await added(store(), before)).toMatchObject({ accounts: 1_200, clients: 1_200, 'import-rows': 1_200 });
  });

  it('is taken over by another process once the lease of a killed one has expired, and not before', async () => {
    const id = await started(customers(2));
    const leased = new Date(Date.parse((await importOf(id))?.nextTurnAt ?? '') + 120_000).toISOString();
    await store().update(imports, id, { nextTurnAt: leased });
    await runImports(world.deps);
    expect(await importOf(id)).toMatchObject({ status: 'RUNNING', addedLines: 0 });
    world.clock.advance(120_001);
    await runImports(world.deps);
    expect(await importOf(id)).toMatchObject({ status: 'DONE', addedLines: 2 });
  });

  it('skips records that someone else has added since the check', async () => {
    const content = customers(3);
    const first = await upload(world, content);
    await check(world, first.id);
    await importAll(world, content.split('\r\n').slice(0, 2).join('\r\n'));
    const before = await census(store());
    expect(await run(world, first.id)).toMatchObject({ status: 'DONE', addedLines: 2, knownLines: 1 });
    expect(await added(store(), before)).toMatchObject({ accounts: 2, clients: 2 });
  });

  it('can no longer be changed or checked once it is done', async () => {
    const { id } = await importAll(world, customers(1));
    for (const verb of ['check', 'run']) expect((await callImports(world, `imports/${id}/${verb}`)).status).toBe(409);
    expect((await callImports(world, `imports/${id}/map`, { mapping: { fullName: 'Name' } })).status).toBe(409);
  });

  describe('of tickets', () => {
    it('finds their accounts by number or phone, and sends no messages', async () => {
      await importAll(world, customers(2));
      const phone = `0773${100_000 + people}`;
      const content = csv([
        ['Account', 'Phone', 'Subject', 'Details', 'Priority'],
        [`T-${people - 1}`, '', 'No internet', 'Since Monday', 'high'],
        ['', phone, 'Slow', '', 'Medium'],
        ['T-none', '', 'Slow', '', ''],
        ['', '0700999999', 'Slow', '', ''],
        ['', '', 'Slow', '', ''],
        [`T-${people}`, '', '', '', 'whenever'],
        ['', phone, 'SLOW', '', ''],
      ]);
      const before = await census(store());
      const done = await importAll(world, content, 'TICKETS');
      expect(done).toMatchObject({ status: 'DONE', addedLines: 2, faultyLines: 4, knownLines: 1 });
      expect(await notesOn(world, done.id)).toMatchObject({
        4: ['accountNumber: there is no account T-NONE'],
        5: ['phoneNumber: no account has this number'],
        6: ['accountNumber: is required, or a phone number'],
        7: [
          'priority: "whenever" is not low, normal, high or urgent',
          'subject: is required',
          'description: is required',
        ],
        8: ['line: is already there: line 3'],
      });
      const grown = await added(store(), before);
      expect(grown).toMatchObject({ tickets: 2 });
      expect(grown['outbox-messages']).toBeUndefined();
      const [account] = await store().find(accounts, { where: [{ path: 'accountNumber', in: [`T-${people - 1}`] }] });
      expect(await store().find(tickets, { where: [{ path: 'accountId', in: [account?.id ?? ''] }] })).toMatchObject([
        { subject: 'No internet', priority: 'HIGH', status: 'NEW', responsibleId: null, dueAt: expect.any(String) },
      ]);
      expect(await importAll(world, content, 'TICKETS')).toMatchObject({
        readyLines: 0,
        knownLines: 3,
        faultyLines: 4,
      });
      expect((await callImports(world, `imports/${done.id}/undo`)).status).toBe(200);
      expect(await added(store(), before)).not.toHaveProperty('tickets');
    });
  });

  describe('of staff', () => {
    it('creates users with roles who cannot sign in yet', async () => {
      const [role] = await store().find(roles, { where: [{ path: 'name', in: ['Finance'] }] });
      const name = role?.name ?? (await store().find(roles, { limit: 1 }))[0]?.name ?? '';
      const mail = `mary${++people}@isp.example`;
      const content = csv([
        ['Name', 'Email', 'Mobile', 'Role'],
        ['Mary Nansubuga', mail, `0774${100_000 + people}`, name.toUpperCase()],
        ['Peter Mukasa', 'peter', '', name],
        ['Peter Mukasa', `peter${people}@isp.example`, '', 'Pilot'],
        ['Peter Mukasa', `paul${people}@isp.example`, `0774${100_000 + people}`, ''],
      ]);
      const done = await importAll(world, content, 'STAFF');
      expect(done).toMatchObject({ status: 'DONE', addedLines: 1, faultyLines: 3 });
      expect(await notesOn(world, done.id)).toMatchObject({
        3: [expect.stringContaining('emailAddress: ')],
        4: [expect.stringContaining('roleName: "Pilot" is none of your roles')],
        5: [
          expect.stringContaining('roleName: is blank'),
          'phoneNumber: another user signs in with this number: line 2',
        ],
      });
      const [user] = await store().find(users, { where: [{ path: 'emailAddress', in: [mail] }] });
      expect(user).toMatchObject({ fullName: 'Mary Nansubuga', accountType: 'Staff', status: 'ACTIVE' });
      expect(user?.roleIds).toHaveLength(1);
      const signIn = { username: mail, password: 'none-yet-kitara-fibre' };
      expect((await world.call('POST', 'accounts/auth/login', { body: signIn })).status).toBe(401);
      expect(await importAll(world, content, 'STAFF')).toMatchObject({ readyLines: 0, knownLines: 1 });
      await store().update(users, user?.id ?? '', { lastSignInAt: world.clock.now.toISOString() });
      expect((await callImports(world, `imports/${done.id}/undo`)).body.error).toContain('1 of these users signed in');
    });

    it('requires the permissions to create and delete users, a session, and a confirmed identity', async () => {
      const everyone = createPeople(world);
      const body = {
        kind: 'STAFF',
        fileName: 'a.csv',
        content: inBase64(
          csv([
            ['Name', 'Email'],
            ['Eve', 'e@isp.example'],
          ]),
        ),
      };
      const at = async (token: string, path = 'imports', given?: object) =>
        await world.call<{ code?: string; import: { id: string } }>('POST', path, {
          token,
          ...(given && { body: given }),
        });
      const clerk = await everyone.person(['Import Data']);
      expect((await at(clerk.token, 'imports', body)).status).toBe(403);
      const maker = await everyone.person(['Import Data', 'Create Users']);
      const key = await keyOf(world, { makerId: maker.user.id, permissions: ['Import Data'] });
      expect((await at(key, 'imports', body)).status).toBe(403);
      const { id } = (await at(maker.token, 'imports', body)).body.import;
      for (const [verb, who] of [
        ['check', clerk.token],
        ['run', clerk.token],
        ['check', key],
        ['undo', maker.token],
      ] as const)
        expect([verb, (await at(who, `imports/${id}/${verb}`)).status]).toEqual([verb, 403]);
      world.clock.advance(600_001);
      expect((await at(maker.token, `imports/${id}/check`)).body.code).toBe('CONFIRM_IDENTITY');
    });

    it('does not give permissions that the importing user does not have', async () => {
      const [admin] = await store().find(users, { where: [{ path: 'emailAddress', in: ['finance@kitara.example'] }] });
      const importer = await createRecord(
        store(),
        roles,
        { name: `Importer ${people}`, scope: 'ALL', permissions: ['Import Data', 'Create Users'] },
        world.clock.now,
      );
      await store().update(users, admin?.id ?? '', { roleIds: [importer.id] });
      const [role] = await store().find(roles, { where: [{ path: 'name', in: ['Administrator'] }] });
      const content = csv([
        ['Name', 'Email', 'Role'],
        ['Eve Adams', `eve${++people}@isp.example`, role?.name ?? ''],
      ]);
      const body = { kind: 'STAFF', fileName: 'a.csv', content: Buffer.from(content).toString('base64') };
      const uploaded = await asClerk<{ import: { id: string } }>(world, 'finance', 'POST', 'imports', body);
      const id = uploaded.body.import.id;
      await asClerk(world, 'finance', 'POST', `imports/${id}/check`);
      expect(await notesOn(world, id)).toEqual({ 2: [expect.stringContaining('permissions that you do not hold')] });
      await store().update(users, admin?.id ?? '', { roleIds: admin?.roleIds ?? [] });
    });
  });
});

onPostgres('a file that is to be imported', (store) => {
  it.each([
    ['columns', ','.repeat(200), 'has more than 200 columns in row 1'],
    ['texts', workbookOf('', '<si/>'.repeat(1_000_001)), 'has more than 1,000,000 different texts: split it'],
  ])('is refused with too many %s', async (_, file, why) => {
    const world = createWorld(store());
    const body = { kind: 'STAFF', fileName: 'a.csv', content: Buffer.from(file as string).toString('base64') };
    const { status, body: refused } = await asClerk<Refused>(world, 'admin', 'POST', 'imports', body);
    expect([status, refused.errors]).toEqual([422, { content: why }]);
  });
});
