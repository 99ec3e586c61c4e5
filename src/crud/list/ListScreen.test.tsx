import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type DataProvider, localStorageStore, memoryStore, type Store } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { TestOffice } from '../../testing/TestOffice';
import { aPort, aShip, ports, ships, VIEWER } from '../../testing/testShips';
import { ListScreen } from './ListScreen';

afterEach(() => {
  act(() => void window.dispatchEvent(new Event('online')));
  cleanup();
  localStorage.clear();
});
const [shipScreen = { list: '' }] = ships.screens ?? [];

function show({
  at = '/ships',
  permissions = VIEWER as string[],
  store = memoryStore(),
  ...methods
}: Partial<DataProvider> & { at?: string; permissions?: string[]; store?: Store } = {}) {
  const dataProvider = {
    getList: vi.fn(async () => ({ data: [aShip], total: 41 })),
    getMany: vi.fn(async () => ({ data: [aPort] })),
    ...methods,
  } as unknown as DataProvider;
  render(
    <TestOffice at={at} permissions={permissions} resources={[ports, ships]} dataProvider={dataProvider} store={store}>
      <ListScreen resource={ships} screen={shipScreen} />
    </TestOffice>,
  );
  return dataProvider;
}
const address = () => screen.getByTestId('address').textContent;

it('loads the first page with the screen’s filter, oldest first', async () => {
  const { getList } = show();
  await screen.findByText('SH-000001');
  expect(getList).toHaveBeenCalledWith(
    'ships',
    expect.objectContaining({
      pagination: { page: 1, perPage: 20 },
      sort: { field: 'dateCreated', order: 'ASC' },
      filter: { types: 'SEA' },
    }),
  );
});

it('shows the heading, the count and each kind in a readable format', async () => {
  show();
  expect(screen.getByRole('heading', { name: 'Fleet' })).toBeDefined();
  expect(await screen.findByRole('link', { name: 'SH-000001' })).toHaveProperty('pathname', '/ship-details');
  expect(await screen.findByRole('link', { name: 'Entebbe' })).toHaveProperty('search', '?id=p1');
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent?.replace(/\u00a0/g, ' '));
  expect(cells.slice(2)).toEqual(['UGX 149,000', 'Not feasible', '21 Nov 2026, 00:30']);
  expect(screen.getByText('41')).toBeDefined();
});

it('restores the view from the address', async () => {
  const { getList } = show({ at: '/ships?statuses=NEW&searchTerm=gra&sortBy=fare&sortAsc=false&page=2&unknown=1' });
  await screen.findByText('SH-000001');
  expect(getList).toHaveBeenCalledWith(
    'ships',
    expect.objectContaining({
      pagination: { page: 2, perPage: 20 },
      sort: { field: 'fare', order: 'DESC' },
      filter: { statuses: 'NEW', searchTerm: 'gra', types: 'SEA' },
    }),
  );
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'gra');
});

it('changes the address when the user sorts or turns the page', async () => {
  show();
  await screen.findByText('SH-000001');
  fireEvent.click(screen.getByRole('button', { name: 'Fare' }));
  await waitFor(() => expect(address()).toBe('/ships?sortBy=fare'));
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(address()).toBe('/ships?sortBy=fare&page=2'));
});

it('shows the parameters of a link, and opens the list from the menu as the user left it', async () => {
  const store = localStorageStore();
  show({ at: '/ships?statuses=NEW', store });
  await screen.findByText('SH-000001');
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(address()).toBe('/ships?statuses=NEW&page=2'));
  cleanup();
  const { getList } = show({ store });
  await screen.findByText('SH-000001');
  expect(getList).toHaveBeenCalledWith('ships', expect.objectContaining({ filter: { types: 'SEA' } }));
  fireEvent.click(screen.getByRole('button', { name: 'Fare' }));
  await waitFor(() => expect(address()).toBe('/ships?sortBy=fare'));
  cleanup();
  show({ store });
  await waitFor(() => expect(address()).toBe('/ships?sortBy=fare'));
});

it('replaces a page beyond the last one by the last one', async () => {
  show({ at: '/ships?page=9' });
  await waitFor(() => expect(address()).toBe('/ships?page=3'));
});

it('focuses the search on slash, and moves between rows on arrow keys', async () => {
  const second = { ...aShip, id: 's2', number: 'SH-000002' };
  show({ getList: (async () => ({ data: [aShip, second], total: 2 })) as unknown as DataProvider['getList'] });
  const first = await screen.findByRole('link', { name: 'SH-000001' });
  fireEvent.keyDown(document.body, { key: '/' });
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  first.focus();
  fireEvent.keyDown(first, { key: 'ArrowDown' });
  expect(document.activeElement?.textContent).toBe('SH-000002');
});

it.each(['online', 'offline'])(
  'moves from the search to the first result on ↓, once it has loaded (%s)',
  async (state) => {
    let find: (() => void) | undefined;
    const found = { ...aShip, id: 's2', number: 'SH-000002' };
    const getList = (_: string, { filter }: { filter: { searchTerm?: string } }) =>
      filter.searchTerm
        ? new Promise((resolve) => {
            find = () => resolve({ data: [found], total: 1 });
          })
        : Promise.resolve({ data: [aShip], total: 41 });
    show({ getList: getList as unknown as DataProvider['getList'] });
    await screen.findByText('SH-000001');
    const search = screen.getByRole('searchbox');
    search.focus();
    window.dispatchEvent(new Event(state));
    fireEvent.change(search, { target: { value: 'gra' } });
    fireEvent.keyDown(search, { key: 'ArrowDown' });
    await waitFor(() => expect(address()).toContain('searchTerm=gra'));
    expect(document.activeElement).toBe(search);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(find).toBeDefined());
    find?.();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('SH-000002'));
  },
);

it('opens the details when a row is clicked', async () => {
  show();
  fireEvent.click(await screen.findByText('Not feasible'));
  await waitFor(() => expect(address()).toBe('/ship-details?id=s1'));
});

it('says that nothing matches, and clears the filters', async () => {
  show({ at: '/ships?statuses=NEW', getList: (async () => ({ data: [], total: 0 })) as DataProvider['getList'] });
  fireEvent.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
  await waitFor(() => expect(address()).toBe('/ships'));
  expect(await screen.findByText('No ships yet')).toBeDefined();
});

it('says what failed, and retries', async () => {
  const getList = vi
    .fn()
    .mockRejectedValueOnce(new Error('No way.'))
    .mockResolvedValue({ data: [aShip], total: 1 });
  show({ getList });
  expect((await screen.findByRole('alert')).textContent).toContain('No way.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('SH-000001')).toBeDefined();
});

it('offers the button for a new record only to users with the permission', async () => {
  show();
  await screen.findByText('SH-000001');
  expect(screen.queryByRole('button', { name: 'New ship' })).toBeNull();
  cleanup();
  show({ permissions: [...VIEWER, 'Create Leads'] });
  expect(await screen.findByRole('button', { name: 'New ship' })).toBeDefined();
});
