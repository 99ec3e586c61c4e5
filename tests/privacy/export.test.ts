import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataRequests } from '../../resources/privacy/dataRequests';
import { prepareStore } from '../../server/prepare';
import type { Store } from '../../server/store/Store';
import { asClerk } from '../payments/clerks';
import { textOfPdf } from '../payments/textOfPdf';
import { openDemoDatabase } from '../support/databases';
import { START } from '../support/start';
import { createWorld, type World } from '../support/world';
import { entriesOf, HOUSE, livePerson, PERSON, type Scene } from './personScene';

const ASKED = { askedBy: 'IN_PERSON', askedOn: '2026-03-10', reason: 'Came with the ID' };

let store: Store;
let world: World;
let scene: Scene;
let token: string;
beforeAll(async () => {
  store = await prepareStore(await openDemoDatabase(), true, START);
  world = createWorld(store);
  scene = await livePerson(world);
  token = await world.signIn('admin');
});
afterAll(() => store.close());

async function exported(path: string) {
  const request = { method: 'POST', headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' } };
  const answer = await world.app.request(`/api/v1/${path}`, { ...request, body: JSON.stringify(ASKED) });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  return unzipSync(new Uint8Array(await answer.arrayBuffer()));
}
const recordsIn = (files: Record<string, Uint8Array>, name: string): Record<string, unknown>[] =>
  JSON.parse(strFromU8(files[`data/${name}.json`] ?? new Uint8Array())).records;

describe('a copy of a person’s data', () => {
  it('requires a token (401), the permission (403) and a reason (422)', async () => {
    const path = `clients/${scene.clientId}/personal-data`;
    expect((await world.call('POST', path, { body: ASKED })).status).toBe(401);
    expect((await asClerk(world, 'finance', 'POST', path, ASKED)).status).toBe(403);
    const { status, body } = await asClerk(world, 'admin', 'POST', path, { askedBy: 'PHONE' });
    expect([status, body.errors]).toEqual([422, { reason: 'is required' }]);
    expect(await store.count(dataRequests, { where: [{ path: 'clientId', in: [scene.clientId] }] })).toBe(0);
  });

  it('has one readable file per kind of record, with the full national ID', async () => {
    const files = await exported(`clients/${scene.clientId}/personal-data`);
    const names = Object.keys(files);
    for (const kind of [
      'clients',
      'accounts',
      'subscriptions',
      'payments',
      'receipts',
      'tickets',
      'comments',
      'work-orders',
    ])
      expect(names).toContain(`data/${kind}.json`);
    for (const kind of ['sessions', 'renewal-codes', 'users', 'logs']) expect(names).not.toContain(`data/${kind}.json`);
    const [client] = recordsIn(files, 'clients');
    expect(client).toMatchObject({
      Name: 'Zebulonia Quaxilot',
      'National ID': PERSON.nationalId,
      'Phone number': '0793 555 001',
    });
    const [payment] = recordsIn(files, 'payments');
    expect(payment).toMatchObject({ Amount: 149_000, Status: 'Successful' });
    expect(recordsIn(files, 'comments').map((comment) => comment.Body)).toEqual(['Spoke with Zebulonia Quaxilot.']);
  });

  it('has the attachments of the person’s records as files', async () => {
    const files = await exported(`clients/${scene.clientId}/personal-data`);
    expect(recordsIn(files, 'attachments')).toMatchObject([{ File: 'Quaxilot house.pdf' }]);
    expect(Buffer.from(files['attachments/1 Quaxilot house.pdf'] ?? [])).toEqual(HOUSE);
  });

  it('says who viewed the national ID, and what the person agreed to', async () => {
    const files = await exported(`clients/${scene.clientId}/personal-data`);
    expect(recordsIn(files, 'national-id-views')).toMatchObject([
      { By: expect.any(String), Reason: expect.any(String) },
    ]);
    const [interest] = recordsIn(files, 'interest-forms');
    expect(interest).toMatchObject({
      'Consent given': expect.stringMatching(/^2026-03-14/),
      'Consent text': '2026-11',
    });
  });

  it('contains nothing of anyone else', async () => {
    const files = await exported(`clients/${scene.clientId}/personal-data`);
    expect(recordsIn(files, 'clients')).toHaveLength(1);
    expect(recordsIn(files, 'accounts')).toHaveLength(1);
    expect(recordsIn(files, 'tickets')).toHaveLength(1);
  });

  it('is the same if requested by the account', async () => {
    const kinds = async (path: string) => Object.keys(await exported(path)).sort();
    expect(await kinds(`accounts/${scene.accountId}/personal-data`)).toEqual(
      await kinds(`clients/${scene.clientId}/personal-data`),
    );
  });

  it('is readable as a PDF', async () => {
    const files = await exported(`clients/${scene.clientId}/personal-data`);
    const text = textOfPdf(Buffer.from(files['your-data.pdf'] ?? []));
    for (const words of ['Your personal data', 'Zebulonia Quaxilot', PERSON.nationalId, 'Receipts', 'Spoke with'])
      expect(text.replaceAll('\n', ' ')).toContain(words);
  });

  it('is recorded in the register and the audit log', async () => {
    const [first] = await store.find(dataRequests, { where: [{ path: 'clientId', in: [scene.clientId] }], limit: 1 });
    expect(first).toMatchObject({
      ...{ kind: 'COPY', status: 'DONE', askedOn: '2026-03-10', dueOn: '2026-04-09', clientId: scene.clientId },
      doneById: first?.requestedById,
    });
    const exports = (await entriesOf(world, scene.clientId)).filter(({ action }) => action === 'EXPORT');
    expect(exports[0]).toMatchObject({ reason: 'Exported personal data: Came with the ID', resource: 'clients' });
  });
});
