import { describe, expect, it } from 'vitest';
import { ProviderError, type ProviderStatus } from '../PaymentProvider';
import { readStatus } from './paymentStatus';
import { toErrorAnswer, toIpnAnswer, toStatusAnswer, toSubmitAnswer, toTokenAnswer } from './proxyAnswers';
import { readAnswer } from './refusal';
import { ipnAnswer, submitAnswer, tokenAnswer } from './wireAnswers';

const reply = (body: unknown) => ({ httpStatus: 200, body, secrets: [] });

describe('the proxy answers in the shape the client reads', () => {
  it.each(['PENDING', 'COMPLETED', 'FAILED', 'REVERSED'] as const)('a status that is %s', (outcome) => {
    const status: ProviderStatus = {
      outcome,
      trackingId: '00000000-0000-4000-8000-000000000001',
      merchantReference: 'KF-1',
      amount: 500,
      currency: 'UGX',
      confirmationCode: 'C1',
      paymentMethod: 'MTNUG',
      paymentAccount: '2567xxx23456',
      message: 'As it is',
    };
    const message = outcome === 'PENDING' ? 'Pending Payment' : 'As it is';
    expect(readStatus(reply(toStatusAnswer(status)), status.trackingId)).toEqual({
      ...status,
      message,
      createdAt: null,
    });
  });

  it('a token, a registration and an order', () => {
    const token = { token: 'ours', expiryDate: '2026-11-21T06:04:00.000Z' };
    expect(readAnswer(reply(toTokenAnswer('ours', new Date(token.expiryDate))), tokenAnswer)).toMatchObject(token);
    const ipn = { ipnId: 'a', url: 'https://shop.example', createdDate: null, method: 'POST', active: true };
    const registration = { ...ipn, statusDescription: 'Active' };
    expect(readAnswer(reply(toIpnAnswer(registration)), ipnAnswer)).toEqual(registration);
    const order = { trackingId: 't', merchantReference: 'KF-1', redirectUrl: 'https://pay.example/pay/t' };
    expect(readAnswer(reply(toSubmitAnswer(order)), submitAnswer)).toMatchObject({ redirect_url: order.redirectUrl });
  });

  it('a refusal, with its message', () => {
    const error = new ProviderError('refused', 'InvalidIpnId', 'No such IPN');
    expect(() => readAnswer(reply(toErrorAnswer(error)), submitAnswer)).toThrow(error);
  });
});
