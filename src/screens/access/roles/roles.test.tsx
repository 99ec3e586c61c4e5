import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { type DataProvider, HttpError } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import type { Session } from '../../../../authProvider/session';
import type { Permission } from '../../../../contract/access/permissions';
import { resources } from '../../../../resources';
import { users } from '../../../../resources/access/users';
import { labels } from '../../../session/labels';
import { TestOffice } from '../../../testing/TestOffice';
import { UserAccess } from '../users/UserAccess';
import { AddRole } from './AddRole';
import { RoleMatrix } from './RoleMatrix';

afterEach(cleanup);

const MANAGER: Permission[] = ['Use System', 'View Roles', 'Update Roles', 'View Users', 'View Leads'];
const desk = { id: 'd', name: 'Desk', description: '', scope: 'ALL', permissions: ['Use System', 'View Payments'] };
const sales = { id: 's', name: 'Sales', description: '', scope: 'OWN', permissions: ['View Leads'] };

function show(page: React.ReactNode, methods: object, permissions = MANAGER, limited?: Session['limited']) {
  render(
    <TestOffice
      permissions={permissions}
      limited={limited}
      resources={resources}
      dataProvider={methods as Partial<DataProvider>}
    >
      {page}
    </TestOffice>,
  );
}
const lists = { getList: async () => ({ data: [desk, sales], total: 2 }) };
// Finds boxes by label, because searching hundreds of them by role takes seconds.
const box = (name: string) => screen.findByLabelText<HTMLInputElement>(name);

it('saves each changed role separately, and shows a refusal next to the refused role', async () => {
  const refusal = new HttpError('No one could change users and roles any more.', 409, {});
  const update = vi.fn(async () => Promise.reject(refusal)) as ReturnType<typeof vi.fn>;
  show(<RoleMatrix />, { ...lists, update });
  fireEvent.click(await box('Desk: View Leads'));
  fireEvent.click(await box('Sales: View Leads'));
  expect(screen.getByText(/gains View Leads/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Save Sales' }));
  expect(await screen.findByText(/No one could change/)).toBeDefined();
  expect((await box('Sales: View Leads')).checked).toBe(false);
  update.mockResolvedValueOnce({ data: { ...desk, permissions: [...desk.permissions, 'View Leads'] } });
  fireEvent.click(screen.getByRole('button', { name: 'Save Desk' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save Desk' })).toBeNull());
  expect(update).toHaveBeenLastCalledWith(
    'roles',
    expect.objectContaining({ id: 'd', data: expect.objectContaining({ name: 'Desk' }), previousData: desk }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Discard changes of Sales' }));
  expect((await box('Sales: View Leads')).checked).toBe(true);
});

it('says who last changed each role, and when, to users who may read the log', async () => {
  const entries = [
    { id: 'l2', recordId: 'd', userId: 'u2', dateCreated: '2026-11-20T08:00:00.000Z' },
    { id: 'l1', recordId: 'd', userId: 'u1', dateCreated: '2026-11-19T08:00:00.000Z' },
  ];
  labels.learn({ labels: { u1: 'Amina Nakato', u2: 'Francis Okot' } });
  const getList = async (resource: string) =>
    resource === 'logs' ? { data: entries, total: 2 } : { data: [desk, sales], total: 2 };
  show(<RoleMatrix />, { getList }, [...MANAGER, 'View Subscription Activation Logs']);
  await screen.findByText('Francis Okot');
  screen.getByText('20 Nov 2026');
  expect(screen.queryByText('Amina Nakato')).toBeNull();
});

it('adds and removes only permissions that the user holds; without the permission to change roles, nothing changes', async () => {
  show(<RoleMatrix />, lists);
  fireEvent.click(await box('Sales: View Payments'));
  expect((await box('Sales: View Payments')).checked).toBe(false);
  fireEvent.click(await box('Desk: View Payments'));
  expect((await box('Desk: View Payments')).checked).toBe(true);
  cleanup();
  show(<RoleMatrix />, lists, ['View Roles', 'View Leads']);
  fireEvent.click(await box('Sales: View Leads'));
  expect((await box('Sales: View Leads')).checked).toBe(true);
});

it('adds a permission held for some records only to roles with no larger row scope', async () => {
  show(<RoleMatrix />, lists, MANAGER, { 'View Leads': 'AGENCY' });
  fireEvent.click(await box('Desk: View Leads'));
  expect((await box('Desk: View Leads')).checked).toBe(false);
  fireEvent.click(await box('Sales: View Leads'));
  expect((await box('Sales: View Leads')).checked).toBe(false);
});

it('supports arrow keys, with one checkbox as the tab stop', async () => {
  show(<RoleMatrix />, lists);
  const first = await box('Desk: Manage System');
  first.focus();
  fireEvent.keyDown(first, { key: 'ArrowRight' });
  const second = await box('Sales: Manage System');
  expect(document.activeElement).toBe(second);
  expect([first.tabIndex, second.tabIndex]).toEqual([-1, 0]);
  fireEvent.keyDown(second, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(await box('Sales: Use System'));
});

it('a new role previews its menu while permissions are checked, and a refusal keeps the input', async () => {
  const refused = { name: 'is taken' };
  const create = vi.fn(async () => Promise.reject(new HttpError('name is taken', 422, { errors: refused })));
  show(<AddRole />, { create });
  fireEvent.change(await screen.findByLabelText(/^Name/), { target: { value: 'Desk' } });
  fireEvent.click(screen.getByLabelText('All of Clients'));
  expect(await within(screen.getByRole('list', { name: 'Menu' })).findByText('Clients')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Create role' }));
  expect(await screen.findByText('is taken')).toBeDefined();
  expect(create).toHaveBeenCalledWith(
    'roles',
    expect.objectContaining({ data: expect.objectContaining({ name: 'Desk', permissions: ['View Leads'] }) }),
  );
  expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Desk');
});

it.each([
  [{ status: 'ACTIVE', accountType: 'Staff' }, /View Payments/],
  [{ status: 'DISABLED', accountType: 'Staff' }, /they are disabled/],
  [{ status: 'ACTIVE', accountType: 'Customer' }, /only accounts of type Staff/],
])('a user with %j sees %s', async (state, text) => {
  const getMany = vi.fn(async () => ({ data: [desk] }));
  const record = { id: 'u', roleIds: [desk.id], ...state };
  show(<UserAccess resource={users} record={record} />, { getMany });
  expect(await screen.findByText(text)).toBeDefined();
});

it("a user's access is not loaded for users who may not read roles", () => {
  const getMany = vi.fn();
  show(<UserAccess resource={users} record={{ id: 'u', roleIds: ['d'], status: 'ACTIVE' }} />, { getMany }, []);
  expect(getMany).not.toHaveBeenCalled();
});
