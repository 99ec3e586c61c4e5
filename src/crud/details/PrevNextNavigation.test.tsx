import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { DataProvider } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { TestOffice } from '../../testing/TestOffice';
import { aPort, aShip, ports, ships, VIEWER } from '../../testing/testShips';
import { ListScreen } from '../list/ListScreen';
import { PrevNextNavigation } from './PrevNextNavigation';

afterEach(cleanup);
const [shipScreen = { list: '' }] = ships.screens ?? [];

interface Asked {
  pagination: { page: number; perPage: number };
}

function show(at: string, count: number) {
  const all = Array.from({ length: count }, (_, index) => ({
    ...aShip,
    id: `s${index + 1}`,
    number: `SH-${index + 1}`,
  }));
  const getList = vi.fn(async (_: string, { pagination: { page, perPage } }: Asked) => ({
    data: all.slice((page - 1) * perPage, page * perPage),
    total: count,
  }));
  const dataProvider = { getList, getMany: async () => ({ data: [aPort] }) } as unknown as DataProvider;
  render(
    <TestOffice at={at} permissions={VIEWER} resources={[ports, ships]} dataProvider={dataProvider}>
      <Routes>
        <Route path="/ships" element={<ListScreen resource={ships} screen={shipScreen} />} />
        <Route path="/ship-details" element={<PrevNextNavigation resource={ships} />} />
      </Routes>
    </TestOffice>,
  );
  return getList;
}
const address = () => screen.getByTestId('address').textContent;
const step = (word: string) => screen.getByRole('button', { name: `${word} ship` });

it('links to the previous and next record of the list from which this one was opened, also by keyboard', async () => {
  const getList = show('/ships?statuses=NEW', 3);
  fireEvent.click(await screen.findByText('SH-2'));
  expect(await screen.findByText('2 of 3')).toBeDefined();
  fireEvent.click(step('Next'));
  await waitFor(() => expect(address()).toBe('/ship-details?id=s3'));
  expect(step('Next').getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(step('Next'));
  fireEvent.keyDown(document.body, { key: 'k' });
  fireEvent.keyDown(document.body, { key: 'k' });
  await waitFor(() => expect(address()).toBe('/ship-details?id=s1'));
  expect(getList).toHaveBeenCalledOnce();
});

it('continues beyond the page that was shown, with the same filters', async () => {
  const getList = show('/ships?statuses=NEW', 250);
  fireEvent.click(await screen.findByText('SH-20'));
  expect(await screen.findByText('20 of 250')).toBeDefined();
  fireEvent.keyDown(document.body, { key: 'j' });
  await waitFor(() => expect(address()).toBe('/ship-details?id=s21'));
  expect(getList).toHaveBeenLastCalledWith(
    'ships',
    expect.objectContaining({ filter: { statuses: 'NEW', types: 'SEA' } }),
  );
});

it('shows no links for a record that was not opened from a list', () => {
  const getList = show('/ship-details?id=s1', 3);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(getList).not.toHaveBeenCalled();
});
