import { beforeEach, expect, it } from 'vitest';
import type { Answers } from '../../resources/catalogue/actions';
import { outboxMessages } from '../../resources/messages/outboxMessages';
import { orderBody, submit } from '../payments/orders';
import { onPostgres } from '../payments/stores';
import { createWorld, type World } from '../support/world';

onPostgres('messages about an order and its payment', (store) => {
  let world: World;
  beforeEach(() => {
    world = createWorld(store());
  });

  const sentTo = async (recipient: string) => {
    const where = [{ path: 'recipient', in: [recipient] }] as const;
    return store().find(outboxMessages, { where, sort: { path: 'dateCreated', ascending: true } });
  };

  /** Orders with an e-mail address, and pays from a phone number. */
  async function orderPaidBy(payer?: string) {
    const body = await orderBody(world);
    const { phoneNumber } = body.client;
    const emailAddress = `amina${phoneNumber.slice(1)}@mail.example`;
    const reply = await world.call<Answers['createSubscriptionForm']>('POST', 'onboarding/subscription', {
      body: { ...body, client: { ...body.client, emailAddress } },
    });
    const order = { formId: reply.body.subscriptionForm.id, phoneNumber };
    world.clock.advance(1);
    const attempt = await submit(world, order, payer ? { billing_address: { phone_number: payer } } : {});
    await world.standIn.settle(attempt.body.order_tracking_id, 'COMPLETED');
    return { ...order, emailAddress, formNumber: reply.body.subscriptionForm.formNumber };
  }

  it('go to the customer by SMS and mail, with the number, the amount and a link', async () => {
    const { formId, phoneNumber, emailAddress, formNumber } = await orderPaidBy();
    const [ordered, received, ...more] = await sentTo(phoneNumber);
    expect(more).toEqual([]);
    expect(ordered?.body).toContain(`${formNumber}, Kitara Home 20, UGX 149,000. Pay now or later: http`);
    expect(ordered?.body).toMatch(new RegExp(`/pay/${formId}$`));
    expect(received?.body).toMatch(
      /: we received UGX 149,000 \(PAY-\d+\) for Kitara Home 20, account KF-\d+\. Next, we /,
    );
    expect(received?.body).toMatch(/ Receipt RCT-2026-\d+: http\S+\/track\/[\w-]+$/);
    const mails = await sentTo(emailAddress);
    expect(mails.map(({ channel, subject }) => [channel, subject])).toEqual([
      ['EMAIL', `Your order ${formNumber}`],
      ['EMAIL', expect.stringMatching(/^Receipt RCT-2026-\d+$/)],
    ]);
    expect(mails[1]?.body).toMatch(/^Hello,\n\nKitara Fibre: we received/);
  });

  it('go to both if another person pays, who learns nothing about the customer', async () => {
    const payer = '+256701555000';
    const { phoneNumber, emailAddress } = await orderPaidBy(payer);
    const [paid, ...more] = await sentTo(payer);
    expect(more).toEqual([]);
    expect(paid?.body).toMatch(/ from you for another customer\. Receipt RCT-2026-\d+\. Thank you\.$/);
    expect(paid?.body).not.toMatch(/KF-|http|Amina|Kitara Home/);
    const [, told] = await sentTo(phoneNumber);
    expect(told?.body).toMatch(/: UGX 149,000 was paid for you \(PAY-\d+\): Kitara Home 20, account KF-\d+\. /);
    expect((await sentTo(emailAddress)).map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/^A payment for account KF-/),
    );
  });
});
