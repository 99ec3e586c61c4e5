import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startAfresh } from '../testing/setUp';
import { isLinked, onLink } from './link';
import { retryPause } from './useAskAgain';

startAfresh();

let isUp = true;
const probes: string[] = [];
let stop = () => {};
const told = vi.fn();
const start = async () => {
  stop = onLink(told);
  await vi.advanceTimersByTimeAsync(0);
};
beforeEach(() => {
  vi.useFakeTimers();
  isUp = true;
  probes.length = 0;
  told.mockClear();
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    probes.push(`${method} ${url}`);
    if (!isUp) throw new TypeError('Failed to fetch');
    return new Response(null, { status: 503 });
  });
});
afterEach(() => stop());

describe('the connection', () => {
  it('is there while the server gives any answer, which is checked once', async () => {
    await start();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect([isLinked(), probes, told.mock.calls.length]).toEqual([true, ['HEAD /livez'], 0]);
  });

  it('is missing if the server does not answer, although the browser reports one', async () => {
    isUp = false;
    await start();
    expect([navigator.onLine, isLinked(), told.mock.calls.length]).toEqual([true, false, 1]);
  });

  it('is probed with growing pauses, and reported once it is back', async () => {
    isUp = false;
    await start();
    await vi.advanceTimersByTimeAsync(retryPause(1) - 1);
    expect(probes).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(probes).toHaveLength(2);
    isUp = true;
    await vi.advanceTimersByTimeAsync(retryPause(2) - 1);
    expect(isLinked()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect([isLinked(), told.mock.calls.length]).toEqual([true, 2]);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(probes).toHaveLength(3);
  });

  it('is missing if the browser says so, without a request', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await start();
    expect([isLinked(), probes]).toEqual([false, []]);
    vi.restoreAllMocks();
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect([isLinked(), probes]).toEqual([true, ['HEAD /livez']]);
  });
});
