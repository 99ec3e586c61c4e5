import { afterEach, expect, it, vi } from 'vitest';
import { countPage, initialiseAnalytics } from './analytics';

const sendBeacon = vi.fn();
Object.assign(navigator, { sendBeacon });
afterEach(() => sendBeacon.mockClear());

it('does nothing until it is configured', () => {
  countPage('clients');
  initialiseAnalytics('')('clients');
  expect(sendBeacon).not.toHaveBeenCalled();
});

it('tells the collector of the page and of nothing else', () => {
  initialiseAnalytics('/collect')('client-details');
  expect(sendBeacon.mock.calls).toEqual([['/collect', '{"page":"client-details"}']]);
});
