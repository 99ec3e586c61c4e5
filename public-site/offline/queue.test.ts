import { afterEach, describe, expect, it, vi } from 'vitest';
import { remember } from '../remembered/remember';
import { testId } from '../testing/records';
import { startAfresh } from '../testing/setUp';
import { noAnswer, noLink, offline, stubApi } from '../testing/stubApi';
import { drop, findEntry } from './outbox';
import { sendNow, startQueue } from './queue';
import { sendOrKeep } from './sendOrKeep';

startAfresh();

const PORTAL = 'POST tickets/portal';
const ORDER = 'POST onboarding/subscription';
const MESSAGE = { name: 'Grace', phoneNumber: '0771234567', subject: 'Moving', message: 'To Ntinda.' };
const CLIENT = { firstName: 'Grace', lastName: 'Nakato', phoneNumber: '0771234567' };
const anOrderBody = (nationalId?: string) => ({
  client: { ...CLIENT, ...(nationalId ? { nationalId } : {}) },
  productId: testId(1),
  installationAddress: 'Plot 7',
});
const accepted = () => ({ status: 201, body: { ticket: { ticketNumber: 'TK-000042' } } });
const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

let stop: (() => void) | null = null;
const start = () => {
  stop = startQueue();
};
afterEach(() => {
  stop?.();
  stop = null;
});
/** Creates a message that waits; returns the calls made so far, the first of which had no answer. */
async function keepMessage() {
  const sent = stubApi({ [PORTAL]: offline });
  expect(await sendOrKeep('contact', MESSAGE)).toBeNull();
  return sent;
}

describe('a form without an answer', () => {
  it('waits with the key it was sent with, and uses the same one when the connection is back', async () => {
    const [first] = await keepMessage();
    remember('contact', MESSAGE);
    stubApi({ [PORTAL]: noLink });
    start();
    await vi.waitFor(() => expect(findEntry('contact')).toMatchObject({ state: 'waiting', tries: 2 }));
    const again = stubApi({ [PORTAL]: accepted });
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(findEntry('contact')?.state).toBe('sent'));
    expect(again).toEqual([{ call: PORTAL, body: MESSAGE, key: first?.key, token: null }]);
    expect(findEntry('contact')).toEqual({ state: 'sent', result: { ticketNumber: 'TK-000042' } });
    expect(stored()).not.toContain('0771234567');
  });

  it('reports an error if the browser has no room for it', async () => {
    stubApi({ [PORTAL]: offline });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await expect(sendOrKeep('contact', MESSAGE)).rejects.toThrow(/no room/);
    vi.restoreAllMocks();
    expect(findEntry('contact')).toBeNull();
  });

  it('is not kept if the call broke off although the service can be reached; the error is shown', async () => {
    stubApi({ [PORTAL]: noLink });
    await expect(sendOrKeep('contact', MESSAGE)).rejects.toMatchObject({ status: null, message: '' });
    expect(findEntry('contact')).toBeNull();
  });

  it('is not kept if there was an answer, even an error', async () => {
    stubApi({ [PORTAL]: () => ({ status: 503, body: {} }) });
    await expect(sendOrKeep('contact', MESSAGE)).rejects.toMatchObject({ status: 503 });
    expect(findEntry('contact')).toBeNull();
  });

  it('keeps a national ID only for this visit', async () => {
    stubApi({ [ORDER]: offline });
    await sendOrKeep('subscribe', anOrderBody('CF90012345'));
    expect(findEntry('subscribe')?.state).toBe('waiting');
    const places = () =>
      [localStorage, sessionStorage].map((storage) => storage.getItem('kitara-fibre.outbox.subscribe') !== null);
    expect(places()).toEqual([false, true]);
    drop('subscribe');
    expect(places()).toEqual([false, false]);
    await sendOrKeep('subscribe', anOrderBody());
    expect(places()).toEqual([true, false]);
  });
});

describe('the queue', () => {
  it('retries after growing pauses', async () => {
    vi.useFakeTimers();
    await keepMessage();
    const sent = stubApi({ [PORTAL]: noLink });
    start();
    const triesAfter = async (seconds: number) => {
      await vi.advanceTimersByTimeAsync(seconds * 1_000);
      return sent.length;
    };
    expect(await triesAfter(0)).toBe(1);
    expect([await triesAfter(14), await triesAfter(1)]).toEqual([1, 2]);
    expect([await triesAfter(59), await triesAfter(1)]).toEqual([2, 3]);
    expect([await triesAfter(299), await triesAfter(1)]).toEqual([3, 4]);
    expect([await triesAfter(899), await triesAfter(1), await triesAfter(900)]).toEqual([4, 5, 6]);
  });

  it.each([429, 500, 503])('continues after status %i', async (status) => {
    await keepMessage();
    stubApi({ [PORTAL]: () => ({ status, body: { error: 'Later, please.' } }) });
    await sendNow('contact');
    expect(findEntry('contact')).toMatchObject({ state: 'waiting', tries: 2 });
  });

  it('stops at a refusal, and keeps what each invalid field accepts', async () => {
    await keepMessage();
    const errors = { phoneNumber: 'must be a phone number' };
    stubApi({ [PORTAL]: () => ({ status: 422, body: { error: 'Please check.', errors } }) });
    await sendNow('contact');
    expect(findEntry('contact')).toMatchObject({ state: 'refused', status: 422, fields: errors, body: MESSAGE });
    const sent = stubApi({});
    await sendNow('contact');
    expect(sent).toEqual([]);
  });

  it('does not automatically send a form whose key the server may have forgotten', async () => {
    vi.useFakeTimers({ now: 0 });
    await keepMessage();
    vi.setSystemTime(21 * 3_600_000);
    const sent = stubApi({});
    await sendNow('contact');
    expect(sent).toEqual([]);
    expect(findEntry('contact')).toMatchObject({
      state: 'refused',
      message: expect.stringMatching(/waited too long/),
    });
  });

  it('sends once, however often it is called', async () => {
    await keepMessage();
    const sent = stubApi({ [PORTAL]: accepted });
    await Promise.all([sendNow('contact'), sendNow('contact')]);
    expect(sent).toHaveLength(1);
  });

  it('leaves a form to the other tab that is sending it', async () => {
    await keepMessage();
    const request = (_: string, __: LockOptions, work: (lock: Lock | null) => Promise<void>) => work(null);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks: { request } }));
    const sent = stubApi({});
    await sendNow('contact');
    expect(sent).toEqual([]);
    expect(findEntry('contact')?.state).toBe('waiting');
  });

  it('does not restore a form that was discarded while it was being sent', async () => {
    await keepMessage();
    let lose = () => {};
    const lost = new Promise<never>((_, reject) => {
      lose = () => reject(new TypeError('Failed to fetch'));
    });
    stubApi({ [PORTAL]: () => lost });
    const sending = sendNow('contact');
    drop('contact');
    lose();
    await sending;
    expect(findEntry('contact')).toBeNull();
  });

  it('does not try without a connection', async () => {
    await keepMessage();
    const sent = stubApi({ [PORTAL]: noAnswer });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    start();
    vi.restoreAllMocks();
    expect(sent).toEqual([]);
  });
});
