import { describe, expect, it } from 'vitest';
import type { Message } from '../ports/MessageSender';
import { createHttpSender } from './httpSender';

const message: Message = { id: 'receipt:é1', channel: 'SMS', recipient: '+256791234567', subject: null, body: 'Paid.' };

const sending = (answer: typeof fetch, more: Partial<Message> = {}) =>
  createHttpSender({ url: 'https://sms.example/send', key: 'k1', fetch: answer, timeoutMs: 20 }).send({
    ...message,
    ...more,
  });

describe('the gateway', () => {
  it('receives the recipient, the text and the id with the bearer key, without redirects', async () => {
    const calls: Request[] = [];
    const answer: typeof fetch = async (url, init) => {
      calls.push(new Request(url, init));
      return new Response(null, { status: 202 });
    };
    await sending(answer);
    await sending(answer, { subject: 'Hello' });
    const [sms, mail] = calls;
    expect([sms?.method, sms?.url, sms?.redirect]).toEqual(['POST', 'https://sms.example/send', 'error']);
    expect(sms?.headers.get('authorization')).toBe('Bearer k1');
    expect(sms?.headers.get('idempotency-key')).toBe('receipt%3A%C3%A91');
    const body = { to: message.recipient, text: 'Paid.', id: message.id };
    expect([await sms?.json(), await mail?.json()]).toEqual([body, { ...body, subject: 'Hello' }]);
  });

  it.each([200, 201, 202, 204, 299])('that answers %i has accepted the message', async (status) => {
    await expect(sending(async () => new Response(null, { status }))).resolves.toBeUndefined();
  });

  it.each([
    [304, 'temporary'],
    [400, 'permanent'],
    [401, 'temporary'],
    [402, 'permanent'],
    [403, 'temporary'],
    [404, 'permanent'],
    [407, 'permanent'],
    [408, 'temporary'],
    [409, 'permanent'],
    [428, 'permanent'],
    [429, 'temporary'],
    [430, 'permanent'],
    [499, 'permanent'],
    [500, 'temporary'],
    [503, 'temporary'],
  ])('that answers %i has refused the message: %s', async (status, kind) => {
    const sent = sending(async () => new Response(status === 304 ? null : `No ${message.recipient}`, { status }));
    await expect(sent).rejects.toMatchObject({ name: 'DeliveryError', kind, reason: `HTTP ${status}` });
  });

  it('that is unreachable may be tried again', async () => {
    const sent = sending(() => Promise.reject(new TypeError(`no route to ${message.recipient}`)));
    await expect(sent).rejects.toMatchObject({ kind: 'temporary', reason: 'network' });
  });

  it('that does not answer in time is disconnected', async () => {
    const silent: typeof fetch = (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    await expect(sending(silent)).rejects.toMatchObject({ kind: 'temporary', reason: 'timeout' });
  });
});
