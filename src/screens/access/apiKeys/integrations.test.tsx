import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Permission } from '../../../../contract/access/permissions';
import { webhookDeliveries } from '../../../../resources/webhooks/webhookDeliveries';
import * as calls from '../../../session/callApi';
import { standIn } from '../../../testing/standIn';
import { TestOffice } from '../../../testing/TestOffice';
import { NewWebhook } from '../../webhooks/NewWebhook';
import { Redeliver } from '../../webhooks/Redeliver';
import { NewApiKey } from './NewApiKey';

const call = standIn(calls, 'callApi');
afterEach(cleanup);

const shown = (children: React.ReactNode, permissions: Permission[]) =>
  render(
    <TestOffice at="/" permissions={permissions}>
      {children}
    </TestOffice>,
  );
const press = (name: string) => fireEvent.click(screen.getAllByRole('button', { name }).at(-1) as HTMLElement);
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

it("a key is created with some of the user's permissions, and shown once", async () => {
  call.mockResolvedValueOnce({ apiKey: { name: 'Till' }, key: 'kfk_secret' } as never);
  shown(<NewApiKey />, ['Manage API Keys', 'View Accounts', 'Update Users']);
  press('Create API key');
  type(/^Name/, 'Till');
  type(/^Last day/, '2026-12-31');
  expect(screen.queryByLabelText('Update Users')).toBeNull();
  fireEvent.click(screen.getByLabelText('View Accounts'));
  press('Create API key');
  await screen.findByText('kfk_secret');
  const body = { name: 'Till', permissions: ['View Accounts'], expiresOn: '2026-12-31' };
  expect(call).toHaveBeenLastCalledWith('createApiKey', { params: {}, body });
  screen.getByRole('button', { name: 'Copy key' });
  press('Close');
  await waitFor(() => expect(screen.queryByText('kfk_secret')).toBeNull());
});

it('a webhook is created for chosen events, and its secret shown once', async () => {
  call.mockResolvedValueOnce({ webhook: { name: 'Books' }, secret: 'whsec_secret' } as never);
  shown(<NewWebhook />, ['Manage Webhooks']);
  press('New webhook');
  type(/^Name/, 'Books');
  type(/^Address/, 'https://example.com/hook');
  fireEvent.click(screen.getByLabelText('order.placed'));
  press('New webhook');
  await screen.findByText('whsec_secret');
  const body = { name: 'Books', address: 'https://example.com/hook', events: ['order.placed'] };
  expect(call).toHaveBeenLastCalledWith('createWebhook', { params: {}, body });
});

it.each([
  ['FAILED', 1],
  ['DELIVERED', 1],
  ['PENDING', 0],
])('offers to resend a delivery with status %s: %i', (status, count) => {
  const record = { id: 'd1', dateCreated: '', dateUpdated: '', status };
  shown(<Redeliver resource={webhookDeliveries} record={record} />, ['Manage Webhooks']);
  expect(screen.queryAllByRole('button', { name: 'Send again' })).toHaveLength(count);
});

it('actions without permission are not offered', () => {
  shown(
    <>
      <NewApiKey />
      <NewWebhook />
    </>,
    ['View Accounts'],
  );
  expect(screen.queryAllByRole('button')).toEqual([]);
});
