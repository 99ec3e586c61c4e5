import { afterAll, beforeAll, expect, it } from 'vitest';
import { outboxMessages } from '../../resources/messages/outboxMessages';
import { closeAssignees } from '../../server/closing/differences';
import { notifyUnreconciled } from '../../server/closing/jobs/notifyUnreconciled';
import { prepareStore } from '../../server/prepare';
import type { Store } from '../../server/store/Store';
import { openDemoDatabase } from '../support/databases';
import { START } from '../support/start';
import { createWorld, type World } from '../support/world';
import { load, openBooks, paidAt } from './booksOfDay';

let store: Store;
let world: World;
beforeAll(async () => {
  store = await prepareStore(await openDemoDatabase(), true, START);
  world = createWorld(store);
  const moment = new Date('2026-06-10T10:00:00.000Z');
  const shared = await openBooks(store, moment, moment);
  await load(store, [{ ...paidAt(moment, shared), receipt: null }]);
});
afterAll(() => store.close());

const mails = () => store.find(outboxMessages, { where: [{ path: 'kind', in: ['DAY_CLOSE'] }] });
const tellAt = (moment: string) => {
  world.clock.now = new Date(moment);
  return notifyUnreconciled(world.deps);
};

it('mails each user who prepares closes once at 8:00 if the previous day does not tie', async () => {
  expect(await tellAt('2026-06-11T04:59:59.000Z')).toBe(0);
  expect(await mails()).toEqual([]);
  const people = await closeAssignees(store);
  expect(people.length).toBeGreaterThan(1);
  const turns = await Promise.all([tellAt('2026-06-11T05:00:00.000Z'), notifyUnreconciled(world.deps)]);
  expect(turns.sort()).toEqual([0, people.length]);
  expect(await tellAt('2026-06-11T09:00:00.000Z')).toBe(0);
  const sent = await mails();
  expect(sent).toHaveLength(people.length);
  expect(sent[0]).toMatchObject({ channel: 'EMAIL', subject: '2026-06-10 does not tie: 1 difference' });
  expect(sent[0]?.body).toContain('/day-close?day=2026-06-10');
});

it('sends no mail if the previous day ties', async () => {
  const before = await mails();
  expect(await tellAt('2026-06-12T06:00:00.000Z')).toBe(0);
  expect(await mails()).toEqual(before);
});
