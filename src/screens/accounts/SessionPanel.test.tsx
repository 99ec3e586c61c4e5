import { cleanup, render, screen } from '@testing-library/react';
import type { DataProvider } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { resources } from '../../../resources';
import { toIsoDay } from '../../i18n/formats';
import { TestOffice } from '../../testing/TestOffice';
import { SessionPanel } from './SessionPanel';
import { anAccount } from './testAccount';

afterEach(cleanup);

const SESSION = {
  ...{ id: 's1', status: 'LIVE', startedAt: '2026-03-10T05:00:00.000Z', stoppedAt: null, nasAddress: '10.20.1.1' },
  ...{ framedAddress: '102.34.0.2', callingStation: '3C:7C:3F:0A:1B:2C' },
};
const today = toIsoDay(Date.now());
const USAGE = [
  { id: 'u1', day: today, downloadBytes: 5_300_000_000, uploadBytes: 200_000_000 },
  { id: 'u2', day: '2026-03-01', downloadBytes: 4_000_000_000, uploadBytes: 100_000_000 },
];

function show(sessions: object[], usage: readonly object[] = USAGE, total = usage.length) {
  const getList = async (name: string) => {
    return name === 'radius-sessions' ? { data: sessions, total: sessions.length } : { data: usage, total };
  };
  render(
    <TestOffice
      resources={resources}
      permissions={['View Access Lines']}
      dataProvider={{ getList } as unknown as DataProvider}
    >
      <main>
        <SessionPanel account={anAccount} />
      </main>
    </TestOffice>,
  );
}
const shown = () => screen.getByRole('main').textContent?.replace(/\u00a0/g, ' ');

it('shows since when and where the modem is online, and what it used today and this month', async () => {
  show([SESSION]);
  await expect.poll(shown).toContain('Used today5.3 GB down, 200 MB up');
  expect(shown()).toContain('Used this month9.3 GB down, 300 MB up');
  expect(shown()).toContain('Online since10 Mar 2026, 08:00Address102.34.0.2MAC address3C:7C:3F:0A:1B:2CNAS10.20.1.1');
});

it('shows since when the modem is offline, without the address that it no longer has', async () => {
  show([{ ...SESSION, status: 'ENDED', stoppedAt: '2026-03-11T05:00:00.000Z' }]);
  await expect.poll(shown).toContain('Offline since11 Mar 2026, 08:00');
  expect(shown()).not.toContain('102.34.0.2');
});

it('shows no sum of the month if not all of its days were read', async () => {
  show([SESSION], USAGE, 101);
  await expect.poll(shown).toContain('Used today5.3 GB down, 200 MB up');
  expect(shown()).not.toContain('Used this month');
});

it('is omitted for a modem that was never online', async () => {
  show([]);
  await expect.poll(shown).toBe('');
});
