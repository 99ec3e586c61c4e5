import { beforeEach, expect, it } from 'vitest';
import { accounts } from '../../resources/accounts/accounts';
import { clients } from '../../resources/accounts/clients';
import { subscriptionForms } from '../../resources/orders/subscriptionForms';
import { asClerk, slip } from '../payments/clerks';
import { orderBody } from '../payments/orders';
import { forgetDuePayments, onPostgres } from '../payments/stores';
import { createFiscalWorld, type FiscalWorld, forgetFiscalDocuments } from './fiscalWorld';

const TIN = '1009837013';
const WRONG = 'must be 10 digits, e.g. 1000029771';

onPostgres('a TIN', (store) => {
  let world: FiscalWorld;
  beforeEach(async () => {
    await forgetDuePayments(store());
    await forgetFiscalDocuments(store());
    world = createFiscalWorld(store());
  });
  type Ordered = { subscriptionForm: { id: string }; errors?: Record<string, string> };
  const order = async (tin: string | null) => {
    const { client, productId } = await orderBody(world);
    const body = { productId, client: { ...client, tin } };
    const reply = await world.call<Ordered>('POST', 'onboarding/subscription', { body });
    return { ...reply, phoneNumber: client.phoneNumber };
  };

  it.each(['100983701', '10098370133', '100983701x', '1009 837013'])('%s is refused in an order', async (tin) => {
    const { status, body } = await order(tin);
    expect([status, body.errors]).toEqual([422, { 'client.tin': WRONG }]);
  });

  it.each(['', null])('can be left out: %j', async (tin) => {
    const { status, body } = await order(tin);
    expect(status).toBe(201);
    expect((await store().get(subscriptionForms, body.subscriptionForm.id))?.client.tin).toBeNull();
  });

  it('is copied from the order to the client, the account and the invoice, and is not shown to strangers', async () => {
    const { body, phoneNumber } = await order(TIN);
    const { id: formId } = body.subscriptionForm;
    const form = await store().get(subscriptionForms, formId);
    expect(form?.client.tin).toBe(TIN);
    expect((await store().get(clients, form?.clientId ?? ''))?.tin).toBe(TIN);
    expect(JSON.stringify((await world.call('GET', `subscription-forms/${formId}`)).body)).not.toContain(TIN);
    await asClerk(world, 'finance', 'POST', 'payments/manual', slip({ formId, phoneNumber }));
    const where = [{ path: 'clientId', in: [form?.clientId ?? ''] }] as const;
    const [account] = await store().find(accounts, { where });
    expect(account?.accountDetail.tin).toBe(TIN);
    await world.run();
    expect(world.efris.invoices()).toMatchObject([{ buyerTin: TIN }]);
  });

  it('is also checked on an account', async () => {
    const [account] = await store().find(accounts, { limit: 1 });
    const path = `accounts/${account?.id}`;
    const put = (tin: string) =>
      asClerk(world, 'admin', 'PUT', path, { accountDetail: { ...account?.accountDetail, tin } });
    expect(await put('123')).toMatchObject({ status: 422, body: { errors: { 'accountDetail.tin': WRONG } } });
    expect((await put(TIN)).status).toBe(200);
    expect((await store().get(accounts, account?.id ?? ''))?.accountDetail.tin).toBe(TIN);
  });
});
