import { focusManager } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { DataProvider } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { TestOffice } from '../../testing/TestOffice';
import { answerCalls } from '../../testing/testCalls';
import { aPort, aShip, ports, ships, VIEWER } from '../../testing/testShips';
import { DetailsScreen } from './DetailsScreen';

afterEach(cleanup);

const RELATED = 'GET /api/v1/related-records';

function show(resource: typeof ships | typeof ports, at: string, permissions: string[], methods: object = {}) {
  const dataProvider = {
    getOne: vi.fn(async (name: string) => ({ data: name === 'ships' ? aShip : aPort })),
    getMany: vi.fn(async () => ({ data: [aPort] })),
    getManyReference: vi.fn(async () => ({ data: [aShip], total: 7 })),
    ...methods,
  } as unknown as DataProvider;
  answerCalls({ [RELATED]: { counts: { 'ships.portId': 7 } } });
  const [first = { list: '' }] = resource.screens ?? [];
  render(
    <TestOffice at={at} permissions={permissions} resources={[ports, ships]} dataProvider={dataProvider}>
      <DetailsScreen resource={resource as typeof ports} screen={first} />
    </TestOffice>,
  );
  return dataProvider;
}

it("shows the record's name and status, its fields, and its groups as sections", async () => {
  const { getOne } = show(ships, '/ship-details?id=s1', VIEWER);
  expect(await screen.findByRole('heading', { level: 1, name: 'SH-000001' })).toBeDefined();
  expect(getOne).toHaveBeenCalledWith('ships', expect.objectContaining({ id: 's1' }));
  const captain = within(screen.getByRole('region', { name: 'Captain' }));
  expect(captain.getByText('Grace')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
});

it('lists the records that refer to it, with a link to all of them', async () => {
  const { getManyReference } = show(ports, '/port-details?id=p1', VIEWER);
  const related = within(await screen.findByRole('region', { name: /Ships/ }));
  expect(await related.findByRole('link', { name: 'SH-000001' })).toHaveProperty('search', '?id=s1');
  expect(related.getByRole('link', { name: 'View all' })).toHaveProperty('search', '?portId=p1');
  expect(getManyReference).toHaveBeenCalledWith(
    'ships',
    expect.objectContaining({ target: 'portId', id: 'p1', pagination: { page: 1, perPage: 5 } }),
  );
});

it('deletes the record after a confirmation, and returns to the list', async () => {
  const remove = vi.fn(async () => ({ data: aShip }));
  show(ships, '/ship-details?id=s1', [...VIEWER, 'Delete Users'], { delete: remove });
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(remove).not.toHaveBeenCalled();
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/ships'));
  expect(remove).toHaveBeenCalledOnce();
});

it('shows the reason of a refused deletion in the confirmation dialog', async () => {
  const remove = () => Promise.reject(new Error('She is at sea.'));
  show(ships, '/ship-details?id=s1', [...VIEWER, 'Delete Users'], { delete: remove });
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('She is at sea.');
});

it('keeps an open form with what was typed if the record cannot be loaded again', async () => {
  let isDown = false;
  const getOne = vi.fn(async () => {
    if (isDown) throw new Error('No connection.');
    return { data: aShip };
  });
  show(ships, '/ship-details?id=s1', [...VIEWER, 'Update Leads'], { getOne });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const form = within(await screen.findByRole('dialog'));
  fireEvent.change(await form.findByLabelText(/First name/), { target: { value: 'Ada' } });
  isDown = true;
  const asked = getOne.mock.calls.length;
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await waitFor(() => expect(getOne.mock.calls.length).toBeGreaterThan(asked));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(form.getByLabelText<HTMLInputElement>(/First name/).value).toBe('Ada');
  focusManager.setFocused(undefined);
});

it('says so if no record was chosen', () => {
  show(ships, '/ship-details', VIEWER);
  expect(screen.getByText('No ship was chosen')).toBeDefined();
});
