import { expect, it } from 'vitest';
import { users } from '../resources/access/users';
import { clients } from '../resources/accounts/clients';
import { coverageAreas } from '../resources/coverage/coverageAreas';
import { onPostgres } from './payments/stores';
import { createWorld } from './world';

onPostgres('what a visitor is answered', (store) => {
  it('names no client, known or new, and no member of staff', async () => {
    const world = createWorld(store());
    const [known] = await store().find(clients, { limit: 1 });
    const [area] = await store().find(coverageAreas, { where: [{ path: 'status', in: ['ASBUILT'] }], limit: 1 });
    const asked: unknown[] = [];
    const ask = async <T>(method: string, path: string, body?: object) => {
      const reply = await world.call<T>(method, path, body ? { body } : {});
      expect(reply.status, path).toBeLessThan(300);
      asked.push(reply.body);
      return reply.body;
    };
    const { coverageCheck } = await ask<{ coverageCheck: { id: string } }>('POST', 'coverage/check', {
      location: { commonName: area?.name },
    });
    const { products } = await ask<{ products: { id: string }[] }>('GET', 'onboarding/products');
    const client = {
      firstName: 'Ann',
      lastName: 'Asker',
      phoneNumber: known?.phoneNumber,
      nationalId: 'CM900121012AKCD',
    };
    const tied = { coverageCheckId: coverageCheck.id, client };
    await ask('POST', 'onboarding/interest', tied);
    await ask('POST', 'referrals/self', tied);
    const order = { ...tied, productId: products[0]?.id };
    const { subscriptionForm } = await ask<{ subscriptionForm: { id: string } }>(
      'POST',
      'onboarding/subscription',
      order,
    );
    await ask('GET', `subscription-forms/${subscriptionForm.id}`);
    await ask('POST', 'onboarding/subscription/payment', { subscriptionFormId: subscriptionForm.id });
    await ask('GET', `subscription-forms/${subscriptionForm.id}`);
    const message = { name: 'Ann', phoneNumber: known?.phoneNumber, subject: 'Hello', message: 'Hello' };
    await ask('POST', 'tickets/portal', message);
    const told = JSON.stringify(asked);
    for (const { id } of [...(await store().find(clients)), ...(await store().find(users))])
      expect(told).not.toContain(id);
    for (const path of ['clientId', 'accountId']) expect(told).not.toContain(`"${path}"`);
    expect(told).not.toContain(client.nationalId);
  });
});
