import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Permission } from '../../../contract/access/permissions';
import { accessHolds } from '../../../resources/network/accessHolds';
import { cutOffStops } from '../../../resources/network/cutOffStops';
import * as calls from '../../session/callApi';
import { standIn } from '../../testing/standIn';
import { TestOffice } from '../../testing/TestOffice';
import { ConfirmCutOffs, EndHold } from './HoldActions';

const call = standIn(calls, 'callApi');
afterEach(() => {
  cleanup();
  call.mockClear();
});

const shown = (children: React.ReactNode, permissions: Permission[] = ['Update Access Lines']) =>
  render(
    <TestOffice at="/" permissions={permissions}>
      {children}
    </TestOffice>,
  );
const press = (name: string) => fireEvent.click(screen.getAllByRole('button', { name }).at(-1) as HTMLElement);
const base = { id: 'h1', dateCreated: '', dateUpdated: '' };

it('a hold is ended after a confirmation', async () => {
  call.mockResolvedValueOnce({ accessHold: { ...base, status: 'RELEASED' } } as never);
  shown(<EndHold resource={accessHolds} record={{ ...base, status: 'ACTIVE' }} />);
  press('End hold');
  await screen.findByRole('dialog');
  expect(call).not.toHaveBeenCalled();
  press('End hold');
  await expect.poll(() => call.mock.lastCall).toMatchObject(['endAccessHold', { params: { id: 'h1' } }]);
});

it('a mass cut-off is confirmed after a question that names the number of lines', async () => {
  call.mockResolvedValueOnce({ cutOffStop: { ...base, endedAt: '2026-03-14T09:00:00.000Z' } } as never);
  shown(<ConfirmCutOffs resource={cutOffStops} record={{ ...base, endedAt: null, endingLines: 31 }} />);
  press('Confirm cut-offs');
  expect((await screen.findByRole('dialog')).textContent).toContain('31');
  expect(call).not.toHaveBeenCalled();
  press('Confirm cut-offs');
  await expect.poll(() => call.mock.lastCall).toMatchObject(['confirmCutOffs', { params: { id: 'h1' } }]);
});

it('what has ended has no button, and neither have users without the permission', () => {
  shown(<EndHold resource={accessHolds} record={{ ...base, status: 'EXPIRED' }} />);
  shown(<ConfirmCutOffs resource={cutOffStops} record={{ ...base, endedAt: '2026-03-14T09:00:00.000Z' }} />);
  shown(<EndHold resource={accessHolds} record={{ ...base, status: 'ACTIVE' }} />, ['View Access Lines']);
  expect(screen.queryByRole('button')).toBeNull();
});
