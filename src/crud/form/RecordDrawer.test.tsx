import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { type DataProvider, HttpError } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AnyResource } from '../../../resources/language/defineResource';
import { TestOffice } from '../../testing/TestOffice';
import { aPort, aShip, ports, ships, VIEWER } from '../../testing/testShips';
import { useDrawer } from '../../ui/dialogs/useDrawer';
import { CreateDrawer } from './CreateDrawer';
import { EditDrawer } from './EditDrawer';

afterEach(cleanup);
const [shipScreen = { list: '' }] = ships.screens ?? [];
const lists = { getList: async () => ({ data: [aPort], total: 1 }), getMany: async () => ({ data: [aPort] }) };

function show(drawer: React.ReactNode, methods: object, at = '/') {
  render(
    <TestOffice
      at={at}
      permissions={VIEWER}
      resources={[ports, ships]}
      dataProvider={{ ...lists, ...methods } as Partial<DataProvider>}
    >
      {drawer}
    </TestOffice>,
  );
}

function BackButton() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Back
    </button>
  );
}

it('creates a record with the declared defaults and opens it', async () => {
  const create = vi.fn(async () => ({ data: aShip }));
  show(<CreateDrawer declared={{ resource: ships, screen: shipScreen }} onClose={() => undefined} />, { create });
  fireEvent.change(await screen.findByLabelText(/First name/), { target: { value: 'Grace' } });
  fireEvent.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/ship-details?id=s1'));
  expect(create).toHaveBeenCalledWith(
    'ships',
    expect.objectContaining({ data: expect.objectContaining({ status: 'NEW', captain: { firstName: 'Grace' } }) }),
  );
});

it('does not send a form with an empty required field', async () => {
  const create = vi.fn();
  show(<CreateDrawer declared={{ resource: ships, screen: shipScreen }} onClose={() => undefined} />, { create });
  fireEvent.click(await screen.findByRole('button', { name: 'Create' }));
  expect(await screen.findByText('Required')).toBeDefined();
  expect(create).not.toHaveBeenCalled();
});

it("shows the server's reason next to the input that it refused", async () => {
  const refusal = new HttpError('Check the fields.', 422, { errors: { captain: { firstName: 'is too short' } } });
  const update = vi.fn(() => Promise.reject(refusal));
  const onClose = vi.fn();
  show(<EditDrawer resource={ships} id="s1" onClose={onClose} />, { update, getOne: async () => ({ data: aShip }) });
  await waitFor(() => expect(screen.getByLabelText(/First name/)).toHaveProperty('value', 'Grace'));
  fireEvent.change(screen.getByLabelText(/First name/), { target: { value: 'G' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('is too short')).toBeDefined();
  expect(screen.getByRole('alert').textContent).toBe('First name is too short.');
  expect(screen.getByLabelText(/First name/)).toHaveProperty('value', 'G');
  expect(onClose).not.toHaveBeenCalled();
});

it('shows a conflict in the drawer, and keeps the input for another try', async () => {
  const create = vi
    .fn()
    .mockRejectedValueOnce(new HttpError('The port is closed.', 409, {}))
    .mockResolvedValue({ data: aShip });
  show(<CreateDrawer declared={{ resource: ships, screen: shipScreen }} onClose={() => undefined} />, { create });
  fireEvent.change(await screen.findByLabelText(/First name/), { target: { value: 'Grace' } });
  fireEvent.click(screen.getByRole('button', { name: 'Create' }));
  expect((await screen.findByRole('alert')).textContent).toBe('The port is closed.');
  expect(screen.getByLabelText(/First name/)).toHaveProperty('value', 'Grace');
  fireEvent.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/ship-details?id=s1'));
});

it('finds a referenced record by a search and selects it', async () => {
  const getList = vi.fn(lists.getList);
  const create = vi.fn(async () => ({ data: aShip }));
  show(<CreateDrawer declared={{ resource: ships, screen: shipScreen }} onClose={() => undefined} />, {
    create,
    getList,
  });
  const port = await screen.findByRole('combobox', { name: 'Home port' });
  expect(getList).not.toHaveBeenCalled();
  fireEvent.change(port, { target: { value: 'ent' } });
  fireEvent.click(await screen.findByRole('option', { name: 'Entebbe' }));
  await waitFor(() => expect(port).toHaveProperty('value', 'Entebbe'));
  fireEvent.change(screen.getByLabelText(/First name/), { target: { value: 'Grace' } });
  fireEvent.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(create).toHaveBeenCalledOnce());
  expect(create).toHaveBeenCalledWith(
    'ships',
    expect.objectContaining({ data: expect.objectContaining({ portId: 'p1' }) }),
  );
});

it('asks before a link or the back button discards the input', async () => {
  const ways = (
    <>
      <Link to="/ship-details?edit">Edit</Link>
      <Link to="/elsewhere">Away</Link>
      <BackButton />
    </>
  );
  show(
    <>
      <EditDrawer resource={ships} id="s1" onClose={() => undefined} />
      {ways}
    </>,
    { getOne: async () => ({ data: aShip }) },
    '/ship-details',
  );
  await waitFor(() => expect(screen.getByLabelText(/First name/)).toHaveProperty('value', 'Grace'));
  fireEvent.click(screen.getByText('Edit'));
  fireEvent.change(screen.getByLabelText(/First name/), { target: { value: 'Eve' } });
  for (const way of ['Back', 'Away']) {
    fireEvent.click(screen.getByText(way));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    expect(screen.getByTestId('address').textContent).toBe('/ship-details?edit');
    fireEvent.click(dialog.getByRole('button', { name: way === 'Away' ? 'Leave' : 'Cancel' }));
    await waitFor(() => expect(screen.queryByText('Leave without saving?')).toBeNull());
  }
  expect(screen.getByLabelText(/First name/)).toHaveProperty('value', 'Eve');
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/elsewhere'));
});

function OpenedByAddress({ resource }: { resource: AnyResource }) {
  const drawer = useDrawer('edit');
  return (
    <>
      <button type="button" onClick={drawer.open}>
        Edit
      </button>
      {drawer.isOpen && <EditDrawer resource={resource} id="s1" onClose={drawer.close} />}
    </>
  );
}

it.each([[true], [false]])('closes after a save without a question (undoable: %s)', async (undoable) => {
  const update = vi.fn(async () => ({ data: aShip }));
  const resource = { ...ships, undoable };
  show(<OpenedByAddress resource={resource} />, { getOne: async () => ({ data: aShip }), update }, '/ship-details');
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  await waitFor(() => expect(screen.getByLabelText(/First name/)).toHaveProperty('value', 'Grace'));
  fireEvent.change(screen.getByLabelText(/First name/), { target: { value: 'Eve' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/ship-details'));
  expect(screen.queryByRole('dialog', { name: 'Leave without saving?' })).toBeNull();
});

describe('changes that someone else has made meanwhile', () => {
  const now = { ...aShip, fare: 150_000, captain: { firstName: 'Ruth' }, dateUpdated: '2026-11-20T21:31:00.000Z' };
  const refusal = new HttpError('Ann has changed this ship since you opened it.', 412, {
    changed: { by: 'Ann Bo', what: null, version: now.dateUpdated, record: now },
  });

  async function refused(typed: string) {
    const update = vi.fn().mockRejectedValueOnce(refusal).mockResolvedValue({ data: now });
    const onClose = vi.fn();
    show(<EditDrawer resource={ships} id="s1" onClose={onClose} />, { update, getOne: async () => ({ data: aShip }) });
    await waitFor(() => expect(screen.getByLabelText(/First name/)).toHaveProperty('value', 'Grace'));
    fireEvent.change(screen.getByLabelText(/First name/), { target: { value: typed } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(/^Ann Bo changed this on/);
    return { update, onClose };
  }

  it('are shown before anything is overwritten, and fill the fields that the user has not edited', async () => {
    const { update, onClose } = await refused('Eve');
    expect(await screen.findByText('Changed since you opened this:')).toBeDefined();
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
    expect(lines).toEqual([
      'Fare: was UGX 149,000, is now UGX 150,000.',
      'First name: was Grace, is now Ruth. You entered Eve. Use the other value',
    ]);
    expect(screen.getByLabelText(/Fare/)).toHaveProperty('value', '150000');
    expect(screen.getByLabelText(/First name/)).toHaveProperty('value', 'Eve');
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(update.mock.calls.map(([, params]) => params.previousData.dateUpdated)).toEqual([
      aShip.dateUpdated,
      now.dateUpdated,
    ]);
  });

  it("replace the user's input on request", async () => {
    await refused('Eve');
    fireEvent.click(await screen.findByRole('button', { name: 'Use the other value' }));
    await waitFor(() => expect(screen.getByLabelText(/First name/)).toHaveProperty('value', 'Ruth'));
    expect(screen.queryByRole('button', { name: 'Use the other value' })).toBeNull();
  });
});

it('asks before it discards the input', async () => {
  const onClose = vi.fn();
  show(<EditDrawer resource={ships} id="s1" onClose={onClose} />, { getOne: async () => ({ data: aShip }) });
  await waitFor(() => expect(screen.getByLabelText(/First name/)).toHaveProperty('value', 'Grace'));
  fireEvent.change(screen.getByLabelText(/First name/), { target: { value: 'Eve' } });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Discard changes?')).toBeDefined();
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(onClose).toHaveBeenCalledOnce();
});
