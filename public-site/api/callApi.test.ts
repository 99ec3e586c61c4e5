import { describe, expect, it, vi } from 'vitest';
import { startAfresh } from '../testing/setUp';
import { stubApi } from '../testing/stubApi';
import { ApiError, sayError } from './ApiError';
import { callApi } from './callApi';

startAfresh();

const failing = async (status: number, body: unknown): Promise<ApiError> => {
  stubApi({ 'GET onboarding/products': () => ({ status, body }) });
  return callApi('listOfferedProducts').then(
    () => Promise.reject(new Error('it should have failed')),
    (error: unknown) => error as ApiError,
  );
};

describe('callApi', () => {
  it('sends method, path parameters, body, key and token as the contract defines them', async () => {
    const sent = stubApi({
      'POST referrals/self': () => ({ status: 201, body: { referral: { id: 'r' } } }),
      'GET subscription-forms/a%2Fb': () => ({ body: { subscriptionForm: {} } }),
      'GET coverage/places': () => ({ body: { places: [] } }),
    });
    await callApi('createSelfReferral', { body: { coverageCheckId: 'c' }, idempotencyKey: 'k', token: 't' });
    await callApi('getSubscriptionForm', { params: { id: 'a/b' } });
    await callApi('suggestPlaces', { query: { searchTerm: 'na & so' } });
    expect(sent).toEqual([
      { call: 'POST referrals/self', body: { coverageCheckId: 'c' }, key: 'k', token: 'Bearer t' },
      { call: 'GET subscription-forms/a%2Fb', body: undefined, key: null, token: null },
      { call: 'GET coverage/places?searchTerm=na+%26+so', body: undefined, key: null, token: null },
    ]);
  });

  it('sends the language of the page, in which the server answers and writes to the visitor', async () => {
    document.documentElement.lang = 'sw-TZ';
    const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response('{}'));
    vi.stubGlobal('fetch', fetched);
    await callApi('listOfferedProducts');
    expect(new Headers(fetched.mock.calls[0]?.[1].headers).get('accept-language')).toBe('sw-TZ');
    document.documentElement.lang = '';
  });

  it('shows an error text unchanged', async () => {
    const error = await failing(409, { error: 'Already paid.' });
    expect([error.message, error.status, error.fields]).toEqual(['Already paid.', 409, {}]);
  });

  it('shows the first value of an error object', async () => {
    expect((await failing(400, { error: { phone: 'is wrong', name: 'is missing' } })).message).toBe('is wrong');
  });

  it("shows a provider error's message, even at status 200", async () => {
    const body = { error: { error_type: 'api_error', code: 'limit', message: 'Above your limit' }, status: '500' };
    expect((await failing(200, body)).message).toBe('Above your limit');
  });

  it('keeps what each invalid field accepts', async () => {
    const error = await failing(422, {
      error: 'Check it.',
      errors: { 'client.phoneNumber': 'must be a phone number' },
    });
    expect(error.fields).toEqual({ 'client.phoneNumber': 'must be a phone number' });
  });

  it.each([
    ['no error field', {}],
    ['an empty object', { error: {} }],
    ['a list of objects', { error: [{ a: 1 }] }],
  ])('leaves the error message empty if the body contains nothing usable: %s', async (_, body) => {
    const error = await failing(500, body);
    expect(error.message).toBe('');
    expect(sayError(error)).toBe('Something went wrong on our side. Nothing you typed is lost; please try again.');
  });

  it('times out after 60 seconds, and not earlier', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));
    });
    const outcome = vi.fn();
    callApi('listOfferedProducts').catch(outcome);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome.mock.calls[0]?.[0]).toBeInstanceOf(ApiError);
    expect(outcome.mock.calls[0]?.[0].message).toBe('Service took long to respond, please try again.');
  });

  it('reports a missing connection as an error without text and status', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const error = await callApi('listOfferedProducts').catch((thrown) => thrown);
    expect(error).toMatchObject({ name: 'ApiError', message: '', status: null });
    expect(sayError(error)).toBe('We could not reach the service. Nothing you typed is lost; please try again.');
  });

  it("passes its caller's abort signal on", async () => {
    const abort = new AbortController();
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('stopped'))));
    });
    const call = callApi('listOfferedProducts', { signal: abort.signal });
    abort.abort();
    await expect(call).rejects.toThrow('stopped');
  });
});
