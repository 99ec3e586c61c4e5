import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { DataProvider } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { Notifications } from '../layout/Notifications';
import { sendPending } from '../session/pendingWrites';
import { TestOffice } from '../testing/TestOffice';
import { answerCalls } from '../testing/testCalls';
import { aPort, aShip, ports, ships, VIEWER } from '../testing/testShips';
import { DetailsScreen } from './details/DetailsScreen';
import { ListScreen } from './list/ListScreen';

afterEach(async () => {
  await act(sendPending);
  cleanup();
});
const boats = { ...ships, undoable: true };
const [boatScreen = { list: '' }] = boats.screens ?? [];

const RELATED = 'GET /api/v1/related-records';

/** Opens the details of the only boat of a list, to which the given number of tickets refers. */
async function open(methods: object, tickets = 0) {
  answerCalls({ [RELATED]: { counts: { 'tickets.shipId': tickets } } });
  const dataProvider = {
    getList: vi.fn(async () => ({ data: [aShip], total: 1 })),
    getOne: async () => ({ data: aShip }),
    getMany: async () => ({ data: [aPort] }),
    ...methods,
  };
  render(
    <TestOffice
      at="/ships"
      permissions={[...VIEWER, 'Update Leads', 'Delete Users']}
      resources={[ports, boats]}
      dataProvider={dataProvider as unknown as DataProvider}
    >
      <Routes>
        <Route path="/ships" element={<ListScreen resource={boats} screen={boatScreen} />} />
        <Route path="/ship-details" element={<DetailsScreen resource={boats} screen={boatScreen} />} />
      </Routes>
      <Notifications />
    </TestOffice>,
  );
  fireEvent.click(await screen.findByText('SH-000001'));
  await screen.findByText('Edit');
}
const press = (text: string) => fireEvent.click(screen.getByText(text, { selector: 'button' }));
const number = () => screen.queryByText('SH-000001', { selector: 'td *' });

it('a deleted record disappears from the list at once, and undo cancels the deletion', async () => {
  const remove = vi.fn();
  await open({ delete: remove });
  press('Delete');
  expect(await screen.findByText('Ship SH-000001 deleted.')).toBeDefined();
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/ships'));
  expect(number()).toBeNull();
  press('Undo');
  await waitFor(() => expect(number()).not.toBeNull());
  await act(sendPending);
  expect(remove).not.toHaveBeenCalled();
});

it('names the records that prevent a deletion before it says that something is deleted', async () => {
  const remove = vi.fn();
  await open({ delete: remove }, 37);
  press('Delete');
  expect(await screen.findByText(/Other records refer to this one/)).toBeDefined();
  expect(screen.queryByText('Ship SH-000001 deleted.')).toBeNull();
  await act(sendPending);
  expect(remove).not.toHaveBeenCalled();
});

it('sends a deletion once when the page is hidden', async () => {
  const remove = vi.fn(async () => ({ data: aShip }));
  await open({ delete: remove });
  press('Delete');
  await screen.findByText('Ship SH-000001 deleted.');
  expect(remove).not.toHaveBeenCalled();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  visibility.mockRestore();
  await waitFor(() => expect(remove).toHaveBeenCalledOnce());
  await waitFor(() => expect(screen.queryByText('Undo')).toBeNull());
});

it('gives the reason of a deletion that is refused later, and restores the record', async () => {
  await open({ delete: () => Promise.reject(new Error('She is at sea.')) });
  press('Delete');
  await screen.findByText('Ship SH-000001 deleted.');
  await act(sendPending);
  expect(await screen.findByText('Ship SH-000001 was not deleted. She is at sea.')).toBeDefined();
  await waitFor(() => expect(number()).not.toBeNull());
});

async function rename() {
  press('Edit');
  const name = await screen.findByLabelText<HTMLInputElement>(/First name/);
  await waitFor(() => expect(name.value).toBe('Grace'));
  fireEvent.change(name, { target: { value: 'Eve' } });
  press('Save');
  await screen.findByText('Ship SH-000001 saved.');
}

it('shows an edit at once, and undo cancels it', async () => {
  const update = vi.fn();
  await open({ update });
  await rename();
  expect(await screen.findByText('Eve')).toBeDefined();
  press('Undo');
  expect(await screen.findByText('Grace')).toBeDefined();
  await act(sendPending);
  expect(update).not.toHaveBeenCalled();
});

it('sends an edit that is not undone together with the previous data', async () => {
  const update = vi.fn(async () => ({ data: { ...aShip, captain: { firstName: 'Eve' } } }));
  await open({ update });
  await rename();
  await act(sendPending);
  expect(update).toHaveBeenCalledWith(
    'ships',
    expect.objectContaining({
      data: expect.objectContaining({ captain: { firstName: 'Eve' } }),
      previousData: expect.objectContaining({ captain: { firstName: 'Grace' } }),
    }),
  );
});
