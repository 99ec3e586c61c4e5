import { afterEach, expect, it, vi } from 'vitest';
import { countPage, initialiseAnalytics } from './analytics';

const sendBeacon = vi.fn();
Object.assign(navigator, { sendBeacon });
afterEach(() => sendBeacon.mockClear());

it('does nothing unless it is configured', () => {
  countPage('clients');
  initialiseAnalytics('')('clients');
  expect(sendBeacon).not.toHaveBeenCalled();
});

it('sends the collector the page key and nothing else', () => {
  initialiseAnalytics('/collect')('client-details');
  expect(sendBeacon.mock.calls).toEqual([['/collect', '{"page":"client-details"}']]);
});
