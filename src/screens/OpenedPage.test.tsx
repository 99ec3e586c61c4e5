import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { DataProvider } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { Breadcrumb } from '../layout/Page';
import { TestOffice } from '../testing/TestOffice';
import { aPort, aShip, ports, ships, VIEWER } from '../testing/testShips';
import { OpenedPage } from './OpenedPage';

afterEach(cleanup);

it('shows another page’s record with its drawer open, keeps its own address and breadcrumb, and leaves the drawer closed once it is closed', async () => {
  const dataProvider = {
    getOne: async () => ({ data: aShip }),
    getMany: async () => ({ data: [aPort] }),
    getList: async () => ({ data: [aShip], total: 1 }),
  } as Partial<DataProvider>;
  render(
    <TestOffice
      at="/edit-ship?id=s1"
      permissions={[...VIEWER, 'Update Leads']}
      resources={[ports, ships]}
      dataProvider={dataProvider}
    >
      <Breadcrumb />
      <OpenedPage page="/ship-details" open="edit" />
    </TestOffice>,
  );
  const address = screen.getByTestId('address');
  await waitFor(() => expect(address.textContent).toBe('/edit-ship?id=s1&edit='));
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' }).textContent).toBe('edit-ship');
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(address.textContent).toBe('/edit-ship?id=s1'));
  expect(await screen.findByRole('heading', { level: 1, name: /SH-000001/ })).toBeDefined();
});
