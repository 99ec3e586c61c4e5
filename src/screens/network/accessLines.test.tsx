import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Permission } from '../../../contract/access/permissions';
import { accessLines } from '../../../resources/network/accessLines';
import * as calls from '../../session/callApi';
import { standIn } from '../../testing/standIn';
import { TestOffice } from '../../testing/TestOffice';
import { AccessLineActions } from './AccessLineActions';
import { NewAccessLine } from './NewAccessLine';

const call = standIn(calls, 'callApi');
afterEach(cleanup);

const shown = (children: React.ReactNode, permissions: Permission[] = ['Update Access Lines', 'View Accounts']) =>
  render(
    <TestOffice at="/" permissions={permissions}>
      {children}
    </TestOffice>,
  );
const press = (name: string) => fireEvent.click(screen.getAllByRole('button', { name }).at(-1) as HTMLElement);
const aLine = (status: string) => ({ id: 'l1', dateCreated: '', dateUpdated: '', username: 'KF-000001', status });

it('a line gets a new secret after a confirmation, which is shown once', async () => {
  call.mockResolvedValueOnce({ accessLine: aLine('ACTIVE'), secret: 'abcdefgh23456789abcd' } as never);
  shown(<AccessLineActions resource={accessLines} record={aLine('ACTIVE')} />);
  press('New secret');
  await screen.findByText('Give KF-000001 a new secret?');
  expect(call).not.toHaveBeenCalled();
  press('New secret');
  await screen.findByText('abcdefgh23456789abcd');
  expect(call).toHaveBeenLastCalledWith('renewAccessLineSecret', { params: { id: 'l1' } });
  press('Close');
  await waitFor(() => expect(screen.queryByText('abcdefgh23456789abcd')).toBeNull());
});

it('a terminated line has no actions', () => {
  shown(<AccessLineActions resource={accessLines} record={aLine('TERMINATED')} />);
  expect(screen.queryAllByRole('button')).toEqual([]);
});

it('actions without permission are not offered', () => {
  shown(
    <>
      <NewAccessLine />
      <AccessLineActions resource={accessLines} record={aLine('ACTIVE')} />
    </>,
    ['View Access Lines'],
  );
  expect(screen.queryAllByRole('button')).toEqual([]);
});
