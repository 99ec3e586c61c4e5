import { afterEach, expect, it, vi } from 'vitest';
import type { Payment } from '../../resources/payments/Payment';
import type { Deps } from '../deps';
import { ProviderError } from '../ports/PaymentProvider';
import { settleForPayer } from './settle';

afterEach(() => {
  vi.useRealTimers();
});

const payment = { id: 'p1', trackingId: 't1', status: 'PENDING' } as Payment;
const depsWith = (status: () => Promise<never>) => {
  const warn = vi.fn();
  const deps = {
    store: { tally: async () => ({ count: 1, endsAt: '' }) },
    provider: { status },
    config: { appSecret: 'secret' },
    log: { error: warn, warn },
    now: () => new Date('2026-03-14T09:00:00.000Z'),
  } as unknown as Deps;
  return { deps, warn };
};

it('makes a payer wait three seconds for a slow provider, then answers from our books', async () => {
  vi.useFakeTimers();
  const answered = vi.fn();
  const { deps } = depsWith(() => new Promise(() => undefined));
  const settled = settleForPayer(deps, payment).then(answered);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await settled;
  expect(answered).toHaveBeenCalledWith(payment);
});

it('logs failures that happen after the payer was answered', async () => {
  vi.useFakeTimers();
  let fail: (error: Error) => void = () => undefined;
  const { deps, warn } = depsWith(() => new Promise((_, reject) => (fail = reject)));
  const settled = settleForPayer(deps, payment);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await settled).toBe(payment);
  fail(new Error('broken'));
  await vi.advanceTimersByTimeAsync(0);
  expect(warn).toHaveBeenCalledOnce();
});

it('reports our own failure if it comes in time, and treats an unreachable provider as no news', async () => {
  const broken = depsWith(() => Promise.reject(new Error('broken')));
  await expect(settleForPayer(broken.deps, payment)).rejects.toThrow('broken');
  const away = depsWith(() => Promise.reject(new ProviderError('unreachable', 'down', 'It is down.')));
  expect(await settleForPayer(away.deps, payment)).toBe(payment);
});
