import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { type CustomerSms, createInboxStandIn } from './createInboxStandIn';

const standIn = (capacity?: number) => {
  const now = () => new Date('2026-03-14T09:00:00Z');
  const { app, control } = createInboxStandIn({ key: 'k', now, ...(capacity ? { capacity } : {}) });
  const post = async (body: unknown, path = '/sms', key = 'k') => {
    const headers = { authorization: `Bearer ${key}` };
    return (await app.request(path, { method: 'POST', headers, body: JSON.stringify(body) })).status;
  };
  return { app, control, post };
};
const sms = (id: string) => ({ to: '+256791234567', text: `Text <b>${id}</b>`, id });

describe('the inbox', () => {
  it('accepts a message only once per id', async () => {
    const { control, post } = standIn();
    expect([await post(sms('1')), await post(sms('1')), await post(sms('2'))]).toEqual([202, 200, 202]);
    expect(control.messages().map(({ id }) => id)).toEqual(['2', '1']);
    expect(control.requests()).toEqual(['1', '1', '2']);
  });

  it('refuses a wrong key and a body that is not a message', async () => {
    const { control, post } = standIn();
    expect([await post(sms('1'), '/sms', 'x'), await post({ to: 'x' }), await post(null)]).toEqual([401, 400, 400]);
    expect(control.requests()).toEqual([]);
  });

  it('sends an SMS of a customer to the product, and says whether it was accepted', async () => {
    const delivered: CustomerSms[] = [];
    const deliver = async (message: CustomerSms) => delivered.push(message) === 1;
    const { app } = createInboxStandIn({ key: 'k', now: () => new Date(), deliver });
    const root = new Hono().route('/stand-in/inbox', app);
    expect(await (await root.request('/stand-in/inbox')).text()).toContain('action="/stand-in/inbox/answer"');
    const body = new URLSearchParams({ from: '0777 345 671', text: 'Still red' });
    const answer = async () =>
      (await root.request('/stand-in/inbox/answer', { method: 'POST', body })).headers.get('location');
    expect([await answer(), await answer()]).toEqual(['/stand-in/inbox?sent=yes', '/stand-in/inbox?sent=no']);
    expect(delivered[0]).toEqual({ id: expect.any(String), from: '0777 345 671', text: 'Still red' });
  });

  it('keeps only the latest messages', async () => {
    const { control, post } = standIn(2);
    for (const id of ['1', '2', '3']) await post(sms(id));
    expect(control.messages().map(({ id }) => id)).toEqual(['3', '2']);
  });

  it.each([
    ['503', 503, 0],
    ['refuse', 422, 0],
    ['lost-answer', 503, 1],
    ['none', 202, 1],
  ] as const)('in outage %s answers %i', async (outage, status, kept) => {
    const { control, post } = standIn();
    control.outage(outage);
    expect([await post(sms('1')), control.messages().length]).toEqual([status, kept]);
  });

  it('is a page without scripts, newest message first, in the country’s time, with everything escaped', async () => {
    const { app, post } = standIn();
    expect(await (await app.request('/')).text()).toContain('No message yet.');
    await post(sms('1'));
    await post({ ...sms('2'), to: 'a@b.example', subject: 'Hello & welcome' }, '/mail');
    const answer = await app.request('/');
    const page = await answer.text();
    expect(page.indexOf('to a@b.example')).toBeLessThan(page.indexOf('to +256791234567'));
    for (const shown of ['Text &lt;b&gt;1&lt;/b&gt;', 'Hello &amp; welcome', '14 Mar 2026, 12:00:00', '2 messages'])
      expect(page).toContain(shown);
    expect(page).not.toContain('<script');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'sha256-");
  });
});
