import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Permission } from '../../../contract/access/permissions';
import { networkAccessServers } from '../../../resources/network/networkAccessServers';
import { radiusSessions } from '../../../resources/network/radiusSessions';
import { sessionChanges } from '../../../resources/network/sessionChanges';
import * as calls from '../../session/callApi';
import { standIn } from '../../testing/standIn';
import { TestOffice } from '../../testing/TestOffice';
import { NasActions } from './NasActions';
import { SessionActions } from './SessionActions';
import { SessionChangeActions } from './SessionChangeActions';

const call = standIn(calls, 'callApi');
afterEach(cleanup);

const shown = (children: React.ReactNode, permissions: Permission[] = ['Update Access Lines', 'Update NAS']) =>
  render(
    <TestOffice at="/" permissions={permissions}>
      {children}
    </TestOffice>,
  );
const press = (name: string) => fireEvent.click(screen.getAllByRole('button', { name }).at(-1) as HTMLElement);
const base = { id: 'r1', dateCreated: '', dateUpdated: '' };
const session = { ...base, username: 'KF-000001', status: 'LIVE', accessLineId: 'l1' };

it('a live session is disconnected after a confirmation', async () => {
  call.mockResolvedValueOnce({ sessionChange: base } as never);
  shown(<SessionActions resource={radiusSessions} record={session} />);
  press('Disconnect');
  await screen.findByText('Disconnect KF-000001?');
  expect(call).not.toHaveBeenCalled();
  press('Disconnect');
  await waitFor(() => expect(call).toHaveBeenLastCalledWith('disconnectSession', { params: { id: 'r1' } }));
});

it.each([
  ['one that has ended', { ...session, status: 'ENDED' }],
  ['one of an unknown username', { ...session, accessLineId: null }],
])('%s has no action', (_, record) => {
  shown(<SessionActions resource={radiusSessions} record={record} />);
  expect(screen.queryAllByRole('button')).toEqual([]);
});

it.each(['REFUSED', 'UNCONFIRMED'])('a change that is %s is sent again', async (status) => {
  call.mockResolvedValueOnce({ sessionChange: base } as never);
  shown(<SessionChangeActions resource={sessionChanges} record={{ ...base, status }} />);
  press('Try again');
  await waitFor(() => expect(call).toHaveBeenLastCalledWith('retrySessionChange', { params: { id: 'r1' } }));
});

it('a change that waits for nobody, and users without permission, have no actions', () => {
  shown(<SessionChangeActions resource={sessionChanges} record={{ ...base, status: 'CONFIRMED' }} />);
  shown(<SessionChangeActions resource={sessionChanges} record={{ ...base, status: 'REFUSED' }} />, []);
  shown(<SessionActions resource={radiusSessions} record={session} />, []);
  expect(screen.queryAllByRole('button')).toEqual([]);
});

it('held disconnects of a NAS are offered for a decision only while there are some', async () => {
  const nas = { ...base, name: 'kla-ntinda-1', heldSince: null };
  const { unmount } = shown(<NasActions resource={networkAccessServers} record={nas} />);
  expect(screen.queryByRole('button', { name: 'Disconnect all' })).toBeNull();
  unmount();
  shown(<NasActions resource={networkAccessServers} record={{ ...nas, heldSince: '2026-03-14T09:00:00.000Z' }} />);
  press('Disconnect all');
  await screen.findByText(/lose access now/);
});
