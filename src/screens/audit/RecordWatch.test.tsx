import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { DataProvider } from 'react-admin';
import { afterEach, expect, it, type Mock, vi } from 'vitest';
import { users } from '../../../resources/access/users';
import { logs } from '../../../resources/audit/logs';
import { DetailsPage } from '../../crud/details/DetailsPage';
import { EditDrawer } from '../../crud/form/EditDrawer';
import { RecordWatchContext } from '../../crud/slots';
import { labels } from '../../session/labels';
import { ownWrites } from '../../session/ownWrites';
import { TestOffice } from '../../testing/TestOffice';
import { aPort, aShip, ports, ships, VIEWER } from '../../testing/testShips';
import { RecordWatch } from './RecordWatch';

afterEach(() => {
  cleanup();
  labels.clear();
});

const READER = [...VIEWER, 'View Subscription Activation Logs'];
const VERSION = '2026-11-21T09:00:00.000Z';
const changed = { ...aShip, captain: { ...aShip.captain, firstName: 'Ada' }, dateUpdated: VERSION };
const [shipScreen = { list: '' }] = ships.screens ?? [];

/** Shows the page or the form of a ship; `ship` is the record on the server, and may be replaced by an error. */
async function open(permissions: string[], { author = 'ruth', form = false } = {}) {
  const server: { ship: object | Error } = { ship: aShip };
  labels.learn({ labels: { ruth: 'Ruth Auma' } });
  const getOne = vi.fn(async (_: string, { signal }: { signal?: AbortSignal }) => {
    // Only the watch gives a signal in tests.
    if (!(server.ship instanceof Error)) return { data: server.ship };
    if (signal) throw server.ship;
    return { data: aShip };
  });
  const getList = vi.fn(async (name: string) =>
    name === 'logs'
      ? { data: [{ id: 'l1', userId: author, dateCreated: VERSION }], total: 1 }
      : { data: [aPort], total: 1 },
  );
  const getMany = async () => ({ data: [aPort] });
  render(
    <TestOffice
      at="/ship-details?id=s1"
      permissions={permissions}
      resources={[ports, ships, users, logs]}
      dataProvider={{ getOne, getList, getMany } as unknown as DataProvider}
    >
      <RecordWatchContext value={RecordWatch}>
        {form ? (
          <EditDrawer resource={ships} id="s1" onClose={() => undefined} />
        ) : (
          <DetailsPage resource={ships} screen={shipScreen} />
        )}
      </RecordWatchContext>
    </TestOffice>,
  );
  if (form) await waitFor(() => expect(screen.getByLabelText(/First name/)).toHaveProperty('value', 'Grace'));
  else await screen.findByText('Grace');
  return { server, getOne };
}

/** Has the watch read the record again, as when the user returns to the page. */
async function lookAgain({ mock }: Pick<Mock, 'mock'>) {
  const before = mock.calls.length;
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(mock.calls.length).toBeGreaterThan(before));
  await act(() => Promise.allSettled(mock.results.map(({ value }) => value)));
}

it('says who changed the record of an open page, and loads the change on request', async () => {
  const { server, getOne } = await open(READER);
  server.ship = changed;
  await lookAgain(getOne);
  expect((await screen.findByText(/changed this record on/)).textContent).toContain('Ruth Auma');
  fireEvent.click(screen.getByRole('button', { name: 'Load the change' }));
  expect(await screen.findByText('Ada')).toBeDefined();
  expect(screen.queryByText(/changed this record/)).toBeNull();
});

it('names no one to users who may not read the audit log', async () => {
  const { server, getOne } = await open(VIEWER);
  server.ship = changed;
  await lookAgain(getOne);
  expect(await screen.findByText(/^This record changed on/)).toBeDefined();
});

it('says so in an open form, and keeps what was typed', async () => {
  const { server, getOne } = await open([...READER, 'Update Leads'], { form: true });
  fireEvent.change(screen.getByLabelText(/Fare/), { target: { value: '151000' } });
  server.ship = changed;
  await lookAgain(getOne);
  fireEvent.click(await screen.findByRole('button', { name: 'Load the change' }));
  await waitFor(() => expect(screen.getByLabelText(/First name/)).toHaveProperty('value', 'Ada'));
  expect(screen.getByLabelText(/Fare/)).toHaveProperty('value', '151000');
});

it.each([
  ['the user’s own change', changed, 'u'],
  ['a change of technical fields', { ...aShip, dateUpdated: VERSION }, 'ruth'],
  ['a failure', new Error('No network'), 'ruth'],
])('says nothing about %s', async (_, ship, author) => {
  const { server, getOne } = await open(READER, { author });
  server.ship = ship;
  await lookAgain(getOne);
  await lookAgain(getOne);
  expect(screen.queryByText(/changed/)).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: 'SH-000001' })).toBeDefined();
});

it('takes a change just after a call of this tab for the user’s own if the audit log is not readable', async () => {
  const { server, getOne } = await open(VIEWER);
  await ownWrites.follow(async () => ({ status: 200, json: null }))('/ships/s1/sail', { method: 'POST' });
  server.ship = changed;
  await lookAgain(getOne);
  await lookAgain(getOne);
  expect(screen.queryByText(/changed/)).toBeNull();
});
