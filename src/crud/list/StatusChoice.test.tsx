import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import type { DataProvider } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { workOrders } from '../../../resources/workOrders/workOrders';
import { TestOffice } from '../../testing/TestOffice';
import { StatusChoice } from './StatusChoice';

afterEach(cleanup);

function Choice({ ids }: { ids: string[] }) {
  const [status, setStatus] = useState('');
  return <StatusChoice resource={workOrders} ids={ids} value={status} onChange={setStatus} />;
}

function show(...statuses: string[]) {
  const data = statuses.map((status, at) => ({ id: `w${at}`, reference: `WO-00000${at}`, status }));
  const dataProvider = { getMany: async () => ({ data }) } as unknown as DataProvider;
  render(
    <TestOffice dataProvider={dataProvider} resources={[workOrders]} permissions={['View Work Orders']}>
      <Choice ids={data.map(({ id }) => id)} />
    </TestOffice>,
  );
}

it('offers only statuses that at least one selected record can take, and lists the records that keep their status', async () => {
  show('ACTIVE', 'NOT_FEASIBLE', 'CLOSED');
  await expect
    .poll(() => {
      fireEvent.mouseDown(screen.getByRole('combobox', { name: /New status/ }));
      return screen.queryAllByRole('option').map(({ textContent }) => textContent);
    })
    .toEqual(['Active', 'Service provider switch', 'Not feasible', 'Closed']);
  fireEvent.click(screen.getByRole('option', { name: 'Service provider switch' }));
  expect(
    await screen.findByText('2 can’t become this and stay as they are: WO-000001 (not feasible), WO-000002 (closed).'),
  ).toBeDefined();
});

it('says so if none of the records can be changed by hand', async () => {
  show('CLOSED', 'CLOSED');
  expect(await screen.findByText('The status of these can’t be changed by hand.')).toBeDefined();
});
