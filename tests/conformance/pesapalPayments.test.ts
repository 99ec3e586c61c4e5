import { describe, expect, it, vi } from 'vitest';
import { KEY, pesapalWorld, SECRET } from './pesapalWorld';

const refusal = (code: string, message: unknown = expect.any(String)) =>
  expect.objectContaining({ name: 'ProviderError', kind: 'refused', code, message });
const unreachable = (code: string) => expect.objectContaining({ name: 'ProviderError', kind: 'unreachable', code });

describe('5. an unpaid order', () => {
  it('has status_code 0, payment_details_not_found and status "500" at HTTP 200, and is PENDING for us', async () => {
    const { client, raw, rawToken, submit } = pesapalWorld();
    const { trackingId } = await submit();
    const query = `Transactions/GetTransactionStatus?orderTrackingId=${trackingId}`;
    expect(await raw(query, undefined, await rawToken())).toMatchObject({
      http: 200,
      body: {
        status_code: 0,
        payment_status_description: 'INVALID',
        error: { error_type: 'api_error', code: 'payment_details_not_found', message: 'Pending Payment' },
        status: '500',
      },
    });
    expect(await client.status(trackingId)).toMatchObject({
      outcome: 'PENDING',
      confirmationCode: null,
      message: 'Pending Payment',
    });
  });

  it('stays PENDING however often its status is requested, and can still be paid', async () => {
    const { client, control, advance, submit } = pesapalWorld();
    const { trackingId } = await submit();
    for (const wait of [15_000, 60_000, 86_400_000]) {
      advance(wait);
      expect((await client.status(trackingId)).outcome).toBe('PENDING');
    }
    await control.settle(trackingId, 'COMPLETED');
    expect((await client.status(trackingId)).outcome).toBe('COMPLETED');
  });

  it('is PENDING too if it was never submitted, not failed', async () => {
    const { client } = pesapalWorld();
    const status = await client.status('99999999-0000-4000-8000-000000000000');
    expect(status).toMatchObject({ outcome: 'PENDING', merchantReference: null, amount: null });
  });
});

describe('6. status changes', () => {
  it('0 → 1: paid, with the collected amount', async () => {
    const { client, control, submit } = pesapalWorld();
    const { trackingId } = await submit();
    await control.settle(trackingId, 'COMPLETED');
    expect(await client.status(trackingId)).toEqual({
      outcome: 'COMPLETED',
      trackingId,
      merchantReference: 'KF-2026-000001',
      amount: 150_000,
      currency: 'UGX',
      confirmationCode: expect.stringMatching(/^[0-9A-F]{10}$/),
      paymentMethod: 'MTNUG',
      paymentAccount: '2567xxx23456',
      message: null,
    });
  });

  it('0 → 2: failed, with the reason', async () => {
    const { client, control, submit } = pesapalWorld();
    const { trackingId } = await submit();
    await control.settle(trackingId, 'FAILED');
    const message = 'The payer declined the payment.';
    expect(await client.status(trackingId)).toMatchObject({ outcome: 'FAILED', message });
  });

  it('1 → 3: reversed, only from this state', async () => {
    const { client, control, submit } = pesapalWorld();
    const { trackingId } = await submit();
    await expect(control.reverse(trackingId)).rejects.toThrow('is PENDING, not COMPLETED');
    await control.settle(trackingId, 'COMPLETED');
    await control.reverse(trackingId);
    expect((await client.status(trackingId)).outcome).toBe('REVERSED');
    await expect(control.reverse(trackingId)).rejects.toThrow('is REVERSED, not COMPLETED');
  });
});

describe('9. the collected amount', () => {
  it('is reported as the provider states it, even if it differs from the order', async () => {
    const { client, control, submit } = pesapalWorld();
    const { trackingId } = await submit();
    const reported = { amount: 40.25, currency: 'USD', merchantReference: 'KF-2026-999999' };
    await control.settle(trackingId, 'COMPLETED', reported);
    expect(await client.status(trackingId)).toMatchObject({ outcome: 'COMPLETED', ...reported });
  });
});

describe('11. refunds', () => {
  const paid = async (method: string) => {
    const world = pesapalWorld();
    const { trackingId } = await world.submit();
    await world.control.settle(trackingId, 'COMPLETED', { method });
    const confirmationCode = (await world.client.status(trackingId)).confirmationCode ?? '';
    const refund = (amount: number) =>
      world.client.refund({ confirmationCode, amount, username: 'finance@kitara.example', remarks: 'Moved away' });
    return { ...world, trackingId, refund };
  };

  it('are limited to one per payment; the second is rejected', async () => {
    const { refund, client, trackingId } = await paid('MTNUG');
    expect(await refund(150_000)).toEqual({ message: 'Refund request successfully' });
    expect((await client.status(trackingId)).outcome).toBe('COMPLETED');
    await expect(refund(150_000)).rejects.toEqual(
      refusal('status_500', 'Refund rejected: a refund was already requested for this payment'),
    );
  });

  it('may have the whole amount of a card payment, but not one shilling more', async () => {
    const { refund } = await paid('Visa');
    await expect(refund(150_001)).rejects.toEqual(
      refusal('status_500', 'Refund rejected: the amount is above the amount collected'),
    );
    expect(await refund(150_000)).toEqual({ message: 'Refund request successfully' });
  });

  it('may be partial for cards, but only full for mobile money', async () => {
    expect(await (await paid('Visa')).refund(149_999)).toEqual({ message: 'Refund request successfully' });
    await expect((await paid('AirtelUG')).refund(149_999)).rejects.toEqual(
      refusal('status_500', 'Refund rejected: mobile money is refunded in full only'),
    );
  });

  it('are rejected for payments that are not completed or not known', async () => {
    const { refund, control, trackingId } = await paid('Visa');
    await control.reverse(trackingId);
    await expect(refund(1)).rejects.toEqual(
      refusal('status_500', 'Refund rejected: only completed payments can be refunded'),
    );
    const { client } = pesapalWorld();
    const unknown = client.refund({ confirmationCode: 'NONE', amount: 1, username: 'a', remarks: 'b' });
    await expect(unknown).rejects.toEqual(
      refusal('status_500', 'Refund rejected: no payment has this confirmation code'),
    );
  });

  it('of payments from an earlier run are accepted once, if the stand-in trusts them', async () => {
    const { client } = pesapalWorld({ options: { trustsEarlier: true } });
    const refund = () =>
      client.refund({ confirmationCode: 'T123456789K', amount: 99_000, username: 'a', remarks: 'Moved away' });
    expect(await refund()).toEqual({ message: 'Refund request successfully' });
    await expect(refund()).rejects.toEqual(
      refusal('status_500', 'Refund rejected: a refund was already requested for this payment'),
    );
  });

  it('are checked before they are sent; the provider refuses missing fields as well', async () => {
    const { client, calls, raw, rawToken } = pesapalWorld();
    const incomplete = client.refund({ confirmationCode: 'C', amount: 1, username: '', remarks: 'b' });
    await expect(incomplete).rejects.toEqual(refusal('invalid_refund', 'Not sent to Pesapal: username is required.'));
    expect(calls).toEqual([]);
    const { body } = await raw('Transactions/RefundRequest', { confirmation_code: 'C' }, await rawToken());
    expect(body).toMatchObject({ error: { code: 'invalid_api_request_parameters' }, status: '500' });
  });
});

describe('an unreachable provider', () => {
  it.each([
    ['503', 'unreadable_answer'],
    ['hang-up', 'network'],
  ] as const)('(%s) leaves the status open and recovers', async (outage, code) => {
    const { client, control, submit } = pesapalWorld();
    const { trackingId } = await submit();
    control.outage(outage);
    await expect(client.status(trackingId)).rejects.toEqual(unreachable(code));
    control.outage('none');
    expect((await client.status(trackingId)).outcome).toBe('PENDING');
  });

  it('causes a timeout if it does not answer in time', async () => {
    const signal = AbortSignal.abort(new DOMException('too late', 'TimeoutError'));
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(signal);
    const { client } = pesapalWorld({ client: { timeoutMs: 250, fetch } });
    await expect(client.notificationId()).rejects.toEqual(unreachable('timeout'));
    expect(timeout).toHaveBeenCalledWith(250);
    timeout.mockRestore();
  });

  it('is waited for if it is slow', async () => {
    const { client, control, timers } = pesapalWorld();
    control.delay(7_000);
    const asked = client.notificationId();
    await vi.waitFor(() => expect(timers).toHaveLength(1));
    expect(timers[0]?.ms).toBe(7_000);
    control.delay(0);
    timers[0]?.run();
    expect(await asked).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('secrets', () => {
  it('are removed from errors that quote them', async () => {
    const quote = { error: { error_type: 'api_error', code: 'x', message: `bad ${KEY} and ${SECRET}` }, status: '500' };
    const { client } = pesapalWorld({ client: { fetch: async () => Response.json(quote) } });
    await expect(client.notificationId()).rejects.toEqual(refusal('x', 'bad [hidden] and [hidden]'));
  });
});
