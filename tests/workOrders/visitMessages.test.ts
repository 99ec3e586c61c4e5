import { beforeEach, expect, it } from 'vitest';
import { outboxMessages } from '../../resources/messages/outboxMessages';
import type { WorkOrder } from '../../resources/workOrders/workOrders';
import { onPostgres } from '../payments/stores';
import { accountOf, DAY, onlineCustomer, openScene, type Scene } from '../subscriptions/scene';

onPostgres('messages about a visit', (store) => {
  let scene: Scene;
  let account: Awaited<ReturnType<typeof accountOf>>;
  beforeEach(async () => {
    scene = await openScene(store());
    account = await accountOf(scene, (await onlineCustomer(scene)).accountId);
  });

  const dayIn = (days: number) => new Date(scene.clock.now.getTime() + days * DAY).toISOString().slice(0, 10);
  const told = async () => {
    const where = [
      { path: 'recipient', in: [account.accountDetail.phoneNumber] },
      { path: 'kind', in: ['VISIT'] },
    ] as const;
    const found = await store().find(outboxMessages, { where, sort: { path: 'dateCreated', ascending: true } });
    return found.map(({ body }) => body?.replace(/^Kitara Fibre: /, ''));
  };

  it('tell the customer when it is planned, moved, begun and done, each once', async () => {
    const body = { accountId: account.id, type: 'REPAIR', visitDate: dayIn(2), slot: 'MORNING' };
    const { workOrder } = await scene.ask<{ workOrder: WorkOrder }>('POST', 'work-orders', body);
    const path = `work-orders/${workOrder.id}`;
    const later = (change: () => Promise<unknown>) => {
      scene.clock.advance(1_000);
      return change();
    };
    await later(() => scene.ask('PUT', path, { visitDate: dayIn(3) }));
    await later(() => scene.ask('PUT', path, { notes: 'Bring a ladder.' }));
    await later(() => scene.ask('POST', `${path}/on-the-way`));
    await later(() => scene.ask('POST', `${path}/start`));
    await later(() => scene.ask('PUT', path, { status: 'CLOSED' }));
    expect(await told()).toEqual([
      expect.stringMatching(/^our field team comes on \w+ \d+ March in the morning \(WO-\d+\)\. Call us/),
      expect.stringMatching(/^our visit \(WO-\d+\) is moved to \w+ \d+ March in the morning\. /),
      expect.stringMatching(/^our field team is on the way to you /),
      expect.stringMatching(/^our visit \(WO-\d+\) is done\. /),
    ]);
  });

  it('tell the customer that it is cancelled, and say nothing of a day that has passed', async () => {
    const body = { accountId: account.id, type: 'REPAIR', visitDate: dayIn(-3) };
    const { workOrder } = await scene.ask<{ workOrder: WorkOrder }>('POST', 'work-orders', body);
    expect(await told()).toEqual([]);
    scene.clock.advance(1_000);
    await scene.ask('PUT', `work-orders/${workOrder.id}`, { visitDate: dayIn(2) });
    scene.clock.advance(1_000);
    await scene.ask('PUT', `work-orders/${workOrder.id}`, { visitDate: null });
    expect(await told()).toEqual([
      expect.stringMatching(/^our visit \(WO-\d+\) is moved to /),
      expect.stringMatching(/^our visit on \w+ \d+ March \(WO-\d+\) is cancelled\. /),
    ]);
  });
});
