import { _api } from '@iconify/react';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RemoteIcon } from './RemoteIcon';

const HOUR = 3_600_000;
const asked = vi.fn();
const service = (async (address: string) => {
  asked(address);
  const name = new URL(address).searchParams.get('icons') ?? '';
  return Response.json({ prefix: 'lucide', icons: { [name]: { body: `<path d="M1 1" id="${name}"/>` } } });
}) as typeof fetch;

beforeEach(() => {
  asked.mockReset();
  localStorage.clear();
  _api.setFetch(service);
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const shown = () => vi.waitFor(() => expect(document.querySelector('svg path')).toBeTruthy());
const keep = (name: string, hoursAgo: number) =>
  localStorage.setItem(
    `icon.${name}`,
    JSON.stringify({ at: Date.now() - hoursAgo * HOUR, icon: { body: '<path d="M2 2"/>' } }),
  );

it('loads an icon that is not bundled from the icon service, and keeps it', async () => {
  render(<RemoteIcon name="test-loaded" size={20} />);
  await shown();
  expect(asked.mock.calls).toEqual([['https://api.iconify.design/lucide.json?icons=test-loaded']]);
  expect(localStorage.getItem('icon.test-loaded')).toContain('M1 1');
});

it('shows an icon that was loaded less than 168 hours ago without asking again', async () => {
  keep('test-kept', 167.9);
  render(<RemoteIcon name="test-kept" size={20} />);
  await shown();
  expect(document.querySelector('path')?.getAttribute('d')).toBe('M2 2');
  expect(asked).not.toHaveBeenCalled();
});

it('asks again after 168 hours', async () => {
  keep('test-old', 168);
  render(<RemoteIcon name="test-old" size={20} />);
  await shown();
  expect(asked).toHaveBeenCalledTimes(1);
});

it('limits addresses to 500 characters and calls to 5 seconds', () => {
  expect(_api.getAPIConfig('')).toMatchObject({
    maxURL: 500,
    timeout: 5_000,
    resources: ['https://api.iconify.design'],
  });
});
