import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Permission } from '../../../contract/access/permissions';
import { networkAccessServers } from '../../../resources/network/networkAccessServers';
import * as calls from '../../session/callApi';
import { standIn } from '../../testing/standIn';
import { TestOffice } from '../../testing/TestOffice';
import { NasActions } from './NasActions';
import { NasSections } from './NasSections';
import { NewNas } from './NewNas';

const call = standIn(calls, 'callApi');
afterEach(cleanup);

const shown = (children: React.ReactNode, permissions: Permission[] = ['Update NAS']) =>
  render(
    <TestOffice at="/" permissions={permissions}>
      {children}
    </TestOffice>,
  );
const press = (name: string) => fireEvent.click(screen.getAllByRole('button', { name }).at(-1) as HTMLElement);
const nas = { id: 'n1', dateCreated: '', dateUpdated: '', name: 'kla-ntinda-1', vendor: 'MIKROTIK', coaPort: 3799 };
const secret = 'abcdefgh23456789abcd';

it('a NAS gets a new shared secret after a confirmation, which is shown once', async () => {
  call.mockResolvedValueOnce({ networkAccessServer: nas, secret } as never);
  shown(<NasActions resource={networkAccessServers} record={nas} />);
  press('New secret');
  await screen.findByText('Give kla-ntinda-1 a new shared secret?');
  expect(call).not.toHaveBeenCalled();
  press('New secret');
  await screen.findByText(secret);
  expect(call).toHaveBeenLastCalledWith('renewNasSecret', { params: { id: 'n1' } });
});

it('a new NAS shows its shared secret once', async () => {
  call.mockResolvedValueOnce({ networkAccessServer: nas, secret } as never);
  shown(<NewNas />);
  press('New NAS');
  fireEvent.change(await screen.findByLabelText(/^Name/), { target: { value: 'kla-ntinda-1' } });
  fireEvent.change(screen.getByLabelText(/^Address/), { target: { value: '10.20.1.1' } });
  fireEvent.mouseDown(screen.getByRole('combobox', { name: /Vendor/ }));
  fireEvent.click(await screen.findByRole('option', { name: 'MikroTik' }));
  press('New NAS');
  await screen.findByText(secret);
  const [name, sent] = call.mock.lastCall ?? [];
  expect([name, sent]).toMatchObject([
    'createNas',
    { body: { name: 'kla-ntinda-1', vendor: 'MIKROTIK', coaPort: 3799 } },
  ]);
});

it('nothing is offered to users who may only look', async () => {
  shown(
    <>
      <NewNas />
      <NasActions resource={networkAccessServers} record={nas} />
    </>,
    ['View NAS'],
  );
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});

it('shows the commands for the router, with the secret while that is shown', async () => {
  const nasHealth = {
    liveSessions: 3,
    lastReportAt: null,
    silentSince: null,
    radiusAddress: '10.0.0.5',
    interimSeconds: 300,
  };
  call.mockImplementation((async (name: string) =>
    name === 'getNasHealth' ? { nasHealth } : { networkAccessServer: nas, secret }) as never);
  shown(<NasSections resource={networkAccessServers} record={nas} />, ['View NAS']);
  const commands = await screen.findByText(/^\/radius add/);
  expect(commands.textContent).toContain(
    'address=10.0.0.5 authentication-port=1812 accounting-port=1813 secret=SECRET',
  );
  expect(screen.getByText('It has not reported any session yet.')).toBeTruthy();
  cleanup();

  shown(<NasActions resource={networkAccessServers} record={nas} />, ['View NAS', 'Update NAS']);
  press('New secret');
  await screen.findByText('Give kla-ntinda-1 a new shared secret?');
  press('New secret');
  expect((await screen.findByText(/^\/radius add/)).textContent).toContain(`secret=${secret} timeout=3s`);
});

it('says that the commands of a vendor are not known', async () => {
  const nasHealth = {
    liveSessions: 0,
    lastReportAt: null,
    silentSince: null,
    radiusAddress: null,
    interimSeconds: 300,
  };
  call.mockResolvedValueOnce({ nasHealth } as never);
  shown(<NasSections resource={networkAccessServers} record={{ ...nas, vendor: 'HUAWEI' }} />, ['View NAS']);
  await screen.findByText(/We do not know the commands/);
});
