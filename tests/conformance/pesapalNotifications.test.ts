import { describe, expect, it } from 'vitest';
import { notificationAnswer, readNotification } from '../../server/payments/pesapal/notification';
import { IPN_URL, pesapalWorld } from './pesapalWorld';

const callbackOf = (answer: Response) => new URL(answer.headers.get('Location') ?? '');
const parameters = (trackingId: string) => ({
  OrderTrackingId: trackingId,
  OrderMerchantReference: 'KF-2026-000001',
});

describe('7. the notification', () => {
  it.each(['GET', 'POST'] as const)(
    'arrives by %s as registered and is acknowledged by echoing it',
    async (ipnMethod) => {
      const { control, received, submit } = pesapalWorld({ client: { ipnMethod } });
      const { trackingId } = await submit();
      await control.settle(trackingId, 'COMPLETED');
      expect(received).toEqual([{ trackingId, merchantReference: 'KF-2026-000001', type: 'IPNCHANGE' }]);
      const [sent] = control.sentIpns();
      expect(sent).toMatchObject({ method: ipnMethod, attempt: 1, result: 'acknowledged', httpStatus: 200 });
      expect(sent?.answer).toEqual({
        orderNotificationType: 'IPNCHANGE',
        orderTrackingId: trackingId,
        orderMerchantReference: 'KF-2026-000001',
        status: 200,
      });
      const query = new URLSearchParams({ OrderNotificationType: 'IPNCHANGE', ...parameters(trackingId) });
      expect(sent?.url).toBe(ipnMethod === 'GET' ? `${IPN_URL}?${query}` : IPN_URL);
    },
  );

  it('is also read from a form if sent by POST', async () => {
    const { control, received, submit } = pesapalWorld({ options: { ipnPostFormat: 'form' } });
    const { trackingId } = await submit();
    await control.settle(trackingId, 'COMPLETED');
    expect(received).toEqual([{ trackingId, merchantReference: 'KF-2026-000001', type: 'IPNCHANGE' }]);
  });

  it('is sent again after an answer with status 500 until the answer has status 200', async () => {
    const { control, received, answers, timers, runTimer, submit } = pesapalWorld();
    answers.push({ http: 500, body: (came) => notificationAnswer(came, 500) });
    answers.push({ http: 200, body: (came) => notificationAnswer(came, 500) });
    answers.push({ http: 200, body: (came) => notificationAnswer(came, 200) });
    const { trackingId } = await submit();
    await control.settle(trackingId, 'COMPLETED');
    expect(timers.map(({ ms }) => ms)).toEqual([30_000]);
    await runTimer();
    expect(timers.map(({ ms }) => ms)).toEqual([300_000]);
    await runTimer();
    expect(timers).toEqual([]);
    expect(received).toHaveLength(3);
    expect(control.sentIpns().map(({ attempt, result }) => [attempt, result])).toEqual([
      [1, 'refused'],
      [2, 'refused'],
      [3, 'acknowledged'],
    ]);
  });

  it.each([
    ['the text "200"', { status: '200' }],
    ['no status', {}],
    ['no object', 'OK'],
  ])('is not acknowledged by an answer with %s, and abandoned after the last retry', async (_case, body) => {
    const { control, answers, timers, runTimer, submit } = pesapalWorld({ options: { ipnRetryMs: [1_000] } });
    answers.push({ http: 200, body: () => body });
    await control.settle((await submit()).trackingId, 'FAILED');
    await runTimer();
    expect(timers).toEqual([]);
    expect(control.sentIpns().map(({ result }) => result)).toEqual(['refused', 'refused']);
  });

  it('can be lost and sent again by hand', async () => {
    const { client, control, received, timers, submit } = pesapalWorld();
    const { trackingId } = await submit();
    control.dropIpns(true);
    await control.settle(trackingId, 'COMPLETED');
    expect(received).toEqual([]);
    expect(timers).toEqual([]);
    expect(control.sentIpns()).toEqual([expect.objectContaining({ trackingId, result: 'dropped' })]);
    expect((await client.status(trackingId)).outcome).toBe('COMPLETED');
    await control.redeliver(trackingId);
    expect(received).toHaveLength(1);
  });

  it('is also sent for a reversal', async () => {
    const { control, received, submit } = pesapalWorld();
    const { trackingId } = await submit();
    await control.settle(trackingId, 'COMPLETED');
    await control.reverse(trackingId);
    expect(received).toHaveLength(2);
  });
});

describe('8. forged notifications and callbacks', () => {
  it('a notification of an unpaid order leaves its status PENDING', async () => {
    const { client, submit } = pesapalWorld();
    const { trackingId } = await submit();
    const forged = readNotification({
      ...parameters(trackingId),
      status: 'COMPLETED',
      status_code: 1,
      payment_status_description: 'COMPLETED',
    });
    expect(forged).toEqual({ trackingId, merchantReference: 'KF-2026-000001', type: null });
    expect((await client.status(trackingId)).outcome).toBe('PENDING');
  });

  it('the status of a callback with ?status=COMPLETED is ignored', async () => {
    const { client, submit } = pesapalWorld();
    const { trackingId } = await submit();
    const hint = readNotification({ ...parameters(trackingId), status: 'COMPLETED' });
    expect(hint).not.toHaveProperty('status');
    expect((await client.status(hint?.trackingId ?? '')).outcome).toBe('PENDING');
  });

  it.each([
    ['no tracking id', { OrderMerchantReference: 'KF-1' }],
    ['a tracking id that is no GUID', { OrderTrackingId: "1' or '1'='1" }],
  ])('a notification with %s is rejected', (_case, query) => {
    expect(readNotification(query)).toBeNull();
  });
});

describe('12. the browser callback', () => {
  it('contains the tracking id, the reference and CALLBACKURL, keeps the original query and never has a status', async () => {
    const { decide, submit } = pesapalWorld();
    const { trackingId } = await submit({ callback_url: 'https://kitara.example/payment-status?from=renewal' });
    const answer = await decide(trackingId, { decision: 'approve', method: 'MTNUG' });
    expect(answer.status).toBe(303);
    const callback = callbackOf(answer);
    expect(callback.origin + callback.pathname).toBe('https://kitara.example/payment-status');
    expect(Object.fromEntries(callback.searchParams)).toEqual({
      from: 'renewal',
      ...parameters(trackingId),
      OrderNotificationType: 'CALLBACKURL',
    });
  });

  it('works without OrderNotificationType', async () => {
    const { client, decide, submit } = pesapalWorld({ options: { callbackNamesItsType: false } });
    const { trackingId } = await submit();
    const callback = callbackOf(await decide(trackingId, { decision: 'approve', method: 'Visa' }));
    const hint = readNotification(Object.fromEntries(callback.searchParams));
    expect(hint).toEqual({ trackingId, merchantReference: 'KF-2026-000001', type: null });
    expect((await client.status(hint?.trackingId ?? '')).outcome).toBe('COMPLETED');
  });
});
