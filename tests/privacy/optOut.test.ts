import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../../resources/accounts/accounts';
import { clients } from '../../resources/accounts/clients';
import { subscriptionForms } from '../../resources/orders/subscriptionForms';
import { dataRequests } from '../../resources/privacy/dataRequests';
import { prepareStore } from '../../server/prepare';
import type { Store } from '../../server/store/Store';
import { remind } from '../../server/subscriptions/jobs/remind';
import { openDemoDatabase } from '../databases';
import { START } from '../start';
import {
  later,
  messagesOf,
  onlineCustomer,
  openScene,
  runExpiry,
  type Scene,
  subscriptionOf,
} from '../subscriptions/scene';
import { entriesOf } from './personScene';

const ASKED = { askedBy: 'PHONE', reason: 'They called and asked' };

describe('a customer who wants no reminders', () => {
  let store: Store;
  let scene: Scene;
  beforeAll(async () => {
    store = await prepareStore(await openDemoDatabase(), true, START);
    scene = await openScene(store);
  });
  afterAll(() => store.close());

  /** Returns a customer whose subscription ends in less than three days and whose reminder is due. */
  async function customer() {
    const { accountId, subscriptionId } = await onlineCustomer(scene);
    const { endDate } = await subscriptionOf(scene, subscriptionId);
    const { clientId } = (await store.get(accounts, accountId)) ?? {};
    if (!clientId) throw new Error('The account has no client.');
    const [{ id: formId } = { id: '' }] = await scene.store.find(subscriptionForms, {
      where: [{ path: 'clientId', in: [clientId] }],
    });
    const remindersAt = async (days: number) => {
      scene.clock.now = new Date(Date.parse(later(endDate, -days)) + 1_000);
      await remind(scene.deps);
      return (await messagesOf(scene, `reminder:${subscriptionId}`)).length;
    };
    return { clientId, formId, subscriptionId, endDate, remindersAt };
  }
  const requestsOf = (clientId: string) => store.find(dataRequests, { where: [{ path: 'clientId', in: [clientId] }] });

  it('gets none, but is told that the service has ended', async () => {
    const { clientId, subscriptionId, endDate, remindersAt } = await customer();
    await scene.ask('POST', `clients/${clientId}/opt-out`, ASKED);
    expect(await remindersAt(3)).toBe(0);
    await runExpiry(scene, endDate);
    expect(await messagesOf(scene, `ended:${subscriptionId}`)).toHaveLength(1);
  });

  it('gets them again on request', async () => {
    const { clientId, remindersAt } = await customer();
    await scene.ask('POST', `clients/${clientId}/opt-out`, ASKED);
    await scene.ask('POST', `clients/${clientId}/opt-in`, ASKED);
    expect(await remindersAt(3)).toBe(1);
  });

  it('can opt out by the link of the order, once despite repeated clicks', async () => {
    const { clientId, formId, remindersAt } = await customer();
    const before = (await requestsOf(clientId)).length;
    for (let pressed = 0; pressed < 2; pressed += 1) {
      const { status, body } = await scene.call('POST', `subscription-forms/${formId}/stop-reminders`);
      expect([status, body]).toEqual([200, { stopped: true }]);
    }
    expect(await remindersAt(3)).toBe(0);
    expect((await requestsOf(clientId)).slice(before)).toMatchObject([{ kind: 'OPT_OUT', askedBy: 'WEBSITE' }]);
    expect((await scene.call('POST', `subscription-forms/${clientId}/stop-reminders`)).status).toBe(404);
  });

  it('has the choice recorded: how and when it was made first, with an audit entry', async () => {
    const { clientId } = await customer();
    await scene.ask('POST', `clients/${clientId}/opt-out`, ASKED);
    const first = (await store.get(clients, clientId))?.optedOutAt;
    expect(first).toBe(scene.clock.now.toISOString());
    scene.clock.advance(60_000);
    await scene.ask('POST', `clients/${clientId}/opt-out`, ASKED);
    expect((await store.get(clients, clientId))?.optedOutAt).toBe(first);
    expect(await requestsOf(clientId)).toMatchObject([
      { kind: 'OPT_OUT', askedBy: 'PHONE', reason: ASKED.reason },
      { kind: 'OPT_OUT', askedBy: 'PHONE', reason: ASKED.reason },
    ]);
    const said = (await entriesOf(scene, clientId)).filter(({ action }) => action === 'ACTION');
    expect(said.map(({ reason }) => reason)).toContain(`Opted out of reminders: ${ASKED.reason}`);
  });

  it('has the choice recorded only by staff with permission, who must say how it was requested', async () => {
    const { clientId } = await customer();
    const path = `clients/${clientId}/opt-out`;
    expect((await scene.call('POST', path, { body: ASKED })).status).toBe(401);
    const agent = await scene.signIn('agent');
    expect((await scene.call('POST', path, { token: agent, body: ASKED })).status).toBe(403);
    const admin = await scene.signIn('admin');
    expect((await scene.call('POST', path, { token: admin, body: { askedBy: 'PIGEON', reason: 'x' } })).status).toBe(
      422,
    );
    expect((await store.get(clients, clientId))?.optedOutAt).toBeNull();
  });
});
