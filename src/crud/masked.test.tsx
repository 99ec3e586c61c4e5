import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { KitaraDataProvider } from '../../dataProvider/createDataProvider';
import { clients } from '../../resources/accounts/clients';
import { Notifications } from '../layout/Notifications';
import { sendPending } from '../session/pendingWrites';
import { TestOffice } from '../testing/TestOffice';
import { FieldSections } from './details/FieldSections';
import { EditDrawer } from './form/EditDrawer';

afterEach(cleanup);

const MASK = 'CM••••••••KCD';
const VALUE = 'CM900121012AKCD';
const client = { id: 'c1', firstName: 'Grace', lastName: 'Auma', phoneNumber: '+256772345678', nationalId: MASK };

function show(page: React.ReactNode, permissions: string[]) {
  const unmask = vi.fn(async () => VALUE);
  const update = vi.fn(async () => ({ data: client }));
  const methods = { unmask, update, getOne: async () => ({ data: client }), getMany: async () => ({ data: [] }) };
  const dataProvider = { ...methods, getList: async () => ({ data: [], total: 0 }) } as Partial<KitaraDataProvider>;
  render(
    <TestOffice resources={[clients]} permissions={permissions} dataProvider={dataProvider}>
      {page}
      <Notifications />
    </TestOffice>,
  );
  return { unmask, update };
}
const details = <FieldSections resource={clients} record={client} />;
const form = <EditDrawer resource={clients} id="c1" onClose={() => undefined} />;
const MAY = ['View Sensitive Fields', 'View Leads', 'Update Leads'];
const field = () => screen.getByRole('textbox', { name: 'National ID' });
const button = () => screen.queryByRole('button', { name: 'Show National ID' });

it('details show the mask, and reveal the value to users with the permission', async () => {
  const { unmask } = show(details, MAY);
  expect(await screen.findByText(MASK)).toBeDefined();
  expect(unmask).not.toHaveBeenCalled();
  fireEvent.click(button() as HTMLElement);
  expect(await screen.findByText(VALUE)).toBeDefined();
  expect(unmask).toHaveBeenCalledExactlyOnceWith('clients', { id: 'c1', field: 'nationalId' });
  fireEvent.click(screen.getByRole('button', { name: 'Hide National ID' }));
  expect(await screen.findByText(MASK)).toBeDefined();
});

it('without the permission there is no button that reveals the value', async () => {
  show(details, ['View Leads']);
  expect(await screen.findByText(MASK)).toBeDefined();
  expect(button()).toBeNull();
  cleanup();
  show(form, ['View Leads', 'Update Leads']);
  await waitFor(() => expect(field()).toHaveProperty('value', MASK));
  expect(button()).toBeNull();
});

it('a form shows the mask, then the value, and counts neither as a change', async () => {
  const { update } = show(form, MAY);
  await waitFor(() => expect(field()).toHaveProperty('value', MASK));
  fireEvent.click(button() as HTMLElement);
  await waitFor(() => expect(field()).toHaveProperty('value', VALUE));
  expect(button()).toBeNull();
  fireEvent.change(screen.getByLabelText(/Last name/), { target: { value: 'Achan' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/saved\.$/);
  await act(sendPending);
  expect(update).toHaveBeenCalledWith(
    'clients',
    expect.objectContaining({ data: expect.objectContaining({ lastName: 'Achan' }) }),
  );
});
