import { useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { failures } from '../../dataProvider/requestError';
import { PART_LOST } from '../browser/loadable';
import { TestOffice } from '../testing/TestOffice';
import { OfflineBar } from './OfflineBar';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const OFFLINE = /^You’re offline/;

function Figures({ ask }: { ask: () => Promise<string> }) {
  const { data, error } = useQuery({ queryKey: ['figures'], queryFn: ask, retry: false });
  return <p>{error ? 'failed' : (data ?? 'waiting')}</p>;
}

it('says that the service can’t be reached, and retries', async () => {
  const ask = vi.fn<() => Promise<string>>().mockRejectedValueOnce(failures.fetch()).mockResolvedValue('12');
  render(
    <TestOffice>
      <OfflineBar />
      <Figures ask={ask} />
    </TestOffice>,
  );
  expect(await screen.findByText(OFFLINE)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('12')).toBeDefined();
  await waitFor(() => expect(screen.queryByText(OFFLINE)).toBeNull());
});

it("follows the browser's online and offline events", async () => {
  render(
    <TestOffice>
      <OfflineBar />
    </TestOffice>,
  );
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(OFFLINE)).toBeDefined();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(OFFLINE)).toBeNull();
});

it('says that a part of the page did not load, and offers to reload the page', () => {
  render(
    <TestOffice>
      <OfflineBar />
    </TestOffice>,
  );
  act(() => void window.dispatchEvent(new Event(PART_LOST)));
  expect(screen.getByText('Part of this page did not load.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Load it again' })).toBeDefined();
});
