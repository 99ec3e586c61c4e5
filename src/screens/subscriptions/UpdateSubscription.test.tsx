import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { DataProvider } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { TestOffice } from '../../testing/TestOffice';
import { aSubscription } from '../accounts/testAccount';
import { UpdateSubscription } from './UpdateSubscription';

afterEach(cleanup);

function show(status: string, changeStatuses: unknown = vi.fn()) {
  const dataProvider = { getOne: async () => ({ data: { ...aSubscription, status } }), changeStatuses };
  render(
    <TestOffice at="/update-subscription-details?id=s1" dataProvider={dataProvider as unknown as Partial<DataProvider>}>
      <UpdateSubscription />
    </TestOffice>,
  );
}

async function fillIn(status: string) {
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: /New status/ }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Inactive',
    'Forfeited',
    'Terminated',
  ]);
  fireEvent.click(screen.getByRole('option', { name: status }));
  fireEvent.change(screen.getByLabelText(/Reason/), { target: { value: 'The customer travels.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Change status' }));
}

it('offers the statuses that can be set by hand, sends the reason, and goes back', async () => {
  const changeStatuses = vi.fn(async () => ({ data: [{ id: 's1', changed: true }] }));
  show('CREATED', changeStatuses);
  await fillIn('Inactive');
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/subscription-paid-details?id=s1'));
  const change = {
    ids: ['s1'],
    versions: { s1: '2026-03-01T09:00:00.000Z' },
    status: 'INACTIVE',
    reason: 'The customer travels.',
  };
  expect(changeStatuses).toHaveBeenCalledWith('subscriptions', change);
});

it('shows the reason of a refused change, and keeps the input', async () => {
  show('CREATED', async () => ({ data: [{ id: 's1', changed: false, error: 'It is active by now.' }] }));
  await fillIn('Inactive');
  expect((await screen.findByRole('alert')).textContent).toBe('It is active by now.');
  expect(screen.getByLabelText(/Reason/)).toHaveProperty('value', 'The customer travels.');
});

it('says so if nothing can be changed by hand', async () => {
  show('EXPIRED');
  expect(await screen.findByText('Expired can’t be changed by hand')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Change status' })).toBeNull();
});
