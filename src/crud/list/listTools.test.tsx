import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import type { DataProvider } from 'react-admin';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { date, integer } from '../../../resources/language/kinds';
import type { Screen } from '../../../resources/language/ResourceDeclaration';
import * as files from '../../browser/files';
import { Notifications } from '../../layout/Notifications';
import { standIn } from '../../testing/standIn';
import { TestOffice } from '../../testing/TestOffice';
import { aPort, aShip, ports, ships, VIEWER } from '../../testing/testShips';
import { ListScreen } from './ListScreen';

const saveFile = standIn(files, 'saveFile');
beforeEach(() => saveFile.mockClear());
afterEach(cleanup);

const UPDATER = [...VIEWER, 'Update Leads'];
const fleet = [1, 2, 3].map((at) => ({ ...aShip, id: `s${at}`, number: `SH-00000${at}`, status: 'NEW' }));
const shipScreen: Screen = ships.screens?.[0] ?? { list: '' };

function Details() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      <button type="button" onClick={() => navigate('/ships')}>
        Fleet again
      </button>
      <button type="button" onClick={() => navigate('/ships?statuses=NEW')}>
        New ones
      </button>
    </>
  );
}

/** Goes back from any page like the browser’s back button. */
function BackButton() {
  const navigate = useNavigate();
  useEffect(() => {
    const back = () => void navigate(-1);
    window.addEventListener('go back', back);
    return () => window.removeEventListener('go back', back);
  }, [navigate]);
  return null;
}

interface Options {
  at?: string;
  permissions?: string[];
  own?: Screen;
  methods?: object;
}

function show({ at = '/ships', permissions = UPDATER, own = shipScreen, methods = {} }: Options = {}) {
  const dataProvider = {
    getList: vi.fn(async () => ({ data: fleet, total: 3 })),
    getMany: async () => ({ data: [aPort] }),
    ...methods,
  };
  render(
    <TestOffice
      at={at}
      permissions={permissions}
      resources={[ports, ships]}
      dataProvider={dataProvider as unknown as DataProvider}
    >
      <Routes>
        <Route path={`/${own.list}`} element={<ListScreen resource={ships} screen={own} />} />
        <Route path="*" element={<Details />} />
      </Routes>
      <BackButton />
      <Notifications />
    </TestOffice>,
  );
  return dataProvider;
}
const address = () => screen.getByTestId('address').textContent;
// Finds buttons by text and label, because computing all accessible names is slow in jsdom.
const press = (text: string) => fireEvent.click(screen.getByText(text, { selector: 'button, button *' }));
const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const shown = (text: string) => screen.queryByText(text) !== null;

it('saves a view under a name, shows it again with its columns, and deletes it', async () => {
  show({ at: '/ships?statuses=NEW&sortBy=fare&page=2' });
  await screen.findByText('SH-000001');
  const isColumn = (text: string) => screen.queryByText(text, { selector: 'th' }) !== null;
  press('Columns');
  fireEvent.click(await screen.findByText('Home port', { selector: '[role=menuitemcheckbox]' }));
  expect(isColumn('Home port')).toBe(false);
  press('Views');
  fireEvent.change(await screen.findByLabelText('Save this view as'), { target: { value: ' New ones ' } });
  press('Save');
  await waitFor(() => expect(shown('New ones')).toBe(true));
  fireEvent.click(screen.getByLabelText('Clear Status'));
  await waitFor(() => expect(address()).toBe('/ships?sortBy=fare'));
  fireEvent.click(await screen.findByText('Reset to default'));
  expect(isColumn('Home port')).toBe(true);
  press('Views');
  fireEvent.click(await screen.findByText('New ones'));
  await waitFor(() => expect(address()).toBe('/ships?statuses=NEW&sortBy=fare'));
  expect(isColumn('Home port')).toBe(false);
  await waitFor(() => expect(screen.getAllByText('New ones')).toHaveLength(1));
  press('New ones');
  fireEvent.click(await screen.findByLabelText('Delete the view New ones'));
  expect(await screen.findByText(/^Save these filters/)).toBeDefined();
});

it('exports the matching records under the list’s name and the day, only once even if the button is pressed twice', async () => {
  let finish = (_: Blob) => {};
  const exportFile = vi.fn((_name: string, { onProgress }: { onProgress(bytes: number): void }) => {
    onProgress(3_400_000);
    return new Promise<Blob>((resolve) => {
      finish = resolve;
    });
  });
  show({ at: '/ships?statuses=NEW', methods: { exportFile } });
  await screen.findByText('SH-000001');
  press('Export');
  fireEvent.click(await screen.findByText('Excel'));
  const busy = await screen.findByText(/3\.4\sMB/);
  fireEvent.click(busy);
  expect(exportFile).toHaveBeenCalledOnce();
  expect(exportFile).toHaveBeenCalledWith(
    'ships',
    expect.objectContaining({ filter: { statuses: 'NEW', types: 'SEA' }, format: 'excel', language: 'en' }),
  );
  const file = new Blob(['Id']);
  finish(file);
  await waitFor(() =>
    expect(saveFile).toHaveBeenCalledWith(file, expect.stringMatching(/^ships-\d{4}-\d\d-\d\d\.xlsx$/)),
  );
  expect(await screen.findByText('Export')).toBeDefined();
});

it('says why an export failed', async () => {
  show({ methods: { exportFile: () => Promise.reject(new Error('No paper.')) } });
  await screen.findByText('SH-000001');
  press('Export');
  fireEvent.click(await screen.findByText('CSV'));
  expect(await screen.findByText('No paper.')).toBeDefined();
  expect(saveFile).not.toHaveBeenCalled();
});

it('selects rows one by one, by keyboard, or all of the page', async () => {
  show();
  const first = await screen.findByText('SH-000001');
  fireEvent.keyDown(first, { key: 'x' });
  expect(box('Select SH-000001').checked).toBe(true);
  fireEvent.keyDown(first, { key: ' ' });
  expect(box('Select SH-000001').checked).toBe(false);
  fireEvent.click(box('Select SH-000002'));
  expect(await screen.findByText('1 selected')).toBeDefined();
  press('Select page');
  expect(screen.getByText('3 selected')).toBeDefined();
  fireEvent.click(box('Select every row of this page'));
  expect(shown('Change status')).toBe(false);
  expect(address()).toBe('/ships');
});

it('selects all matching records across pages, until the filters change', async () => {
  const getList = vi.fn(async (_: string, { pagination }: { pagination: { perPage: number } }) => {
    const all = Array.from({ length: 43 }, (_, at) => ({ ...aShip, id: `s${at + 1}`, number: `SH-${at + 1}` }));
    return { data: all.slice(0, pagination.perPage), total: 43 };
  });
  show({ at: '/ships?statuses=NEW', methods: { getList } });
  await screen.findByText('SH-1');
  fireEvent.click(box('Select SH-2'));
  fireEvent.click(await screen.findByText('Select all 43'));
  expect(await screen.findByText('43 selected')).toBeDefined();
  expect(box('Select SH-20').checked).toBe(true);
  const asked = expect.objectContaining({ filter: { statuses: 'NEW', types: 'SEA' } });
  expect(getList).toHaveBeenLastCalledWith('ships', asked);
  press('Change status');
  expect(await screen.findByText('Change the status of 43 ships')).toBeDefined();
  press('Cancel');
  fireEvent.click(box('Select SH-1'));
  expect(screen.getByText('42 selected')).toBeDefined();
  fireEvent.click(screen.getByLabelText('Clear Status'));
  await waitFor(() => expect(shown('42 selected')).toBe(false));
});

it('remembers the state of a list for the next visit; going back within the list undoes it', async () => {
  show();
  await screen.findByText('SH-000001');
  fireEvent.click(screen.getByText('Fare'));
  await waitFor(() => expect(address()).toBe('/ships?sortBy=fare'));
  fireEvent.click(screen.getByText('SH-000001'));
  press('Fleet again');
  await waitFor(() => expect(address()).toBe('/ships?sortBy=fare'));
  press('Status');
  fireEvent.click(await screen.findByLabelText('New'));
  press('Apply');
  await waitFor(() => expect(address()).toBe('/ships?statuses=NEW&sortBy=fare'));
  act(() => window.dispatchEvent(new CustomEvent('go back')));
  await waitFor(() => expect(address()).toBe('/ships?sortBy=fare'));
});

it('opens a list with its preselected view until the user has chosen filters there', async () => {
  const views = [
    { label: 'All docked', query: { statuses: 'DOCKED' } },
    { label: 'Only new', query: { statuses: 'NEW' }, preselected: true },
  ];
  show({ own: { ...shipScreen, views } });
  await waitFor(() => expect(address()).toBe('/ships?statuses=NEW'));
  await screen.findByText('SH-000001');
  const chip = await screen.findByText('Only new', { selector: 'button' });
  expect(chip.getAttribute('aria-pressed')).toBe('true');
  press('Only new');
  await waitFor(() => expect(address()).toBe('/ships'));
  await waitFor(() => expect(screen.getAllByText('SH-000001').length).toBe(1));
  fireEvent.click(screen.getByText('SH-000001'));
  press('Fleet again');
  await screen.findByText('Only new', { selector: 'button' });
  expect(address()).toBe('/ships');
});

it('a link with parameters opens a list without its preselected view', async () => {
  const views = [{ label: 'Only new', query: { statuses: 'NEW' }, preselected: true }];
  show({ at: '/ships?sortBy=fare', own: { ...shipScreen, views } });
  await screen.findByText('SH-000001');
  expect(address()).toBe('/ships?sortBy=fare');
});

it('changes the status of the selected records, lists the refused ones with the reason, and keeps those selected', async () => {
  const outcomes = [
    { id: 's1', changed: true },
    { id: 's2', changed: false, error: 'She has sunk.' },
  ];
  const changeStatuses = vi.fn(async () => ({ data: outcomes }));
  show({ methods: { changeStatuses } });
  await screen.findByText('SH-000001');
  fireEvent.click(box('Select SH-000001'));
  fireEvent.click(box('Select SH-000002'));
  press('Change status');
  await screen.findByText('Change the status of 2 ships');
  fireEvent.mouseDown(screen.getByLabelText(/New status/));
  fireEvent.click(await screen.findByText('Not feasible'));
  fireEvent.change(screen.getByLabelText(/Reason/), { target: { value: 'Low tide' } });
  press('Change 2');
  expect(await screen.findByText('She has sunk.')).toBeDefined();
  expect(screen.getByText(/^1 changed, 1 refused/)).toBeDefined();
  expect(changeStatuses).toHaveBeenCalledWith(
    'ships',
    expect.objectContaining({
      ids: ['s1', 's2'],
      versions: { s1: aShip.dateUpdated, s2: aShip.dateUpdated },
      status: 'NOT_FEASIBLE',
      reason: 'Low tide',
    }),
  );
  press('Close');
  expect([box('Select SH-000001').checked, box('Select SH-000002').checked]).toEqual([false, true]);
});

it('keeps the dialog and the input if a bulk change fails as a whole', async () => {
  show({ methods: { changeStatuses: () => Promise.reject(new Error('No way.')) } });
  await screen.findByText('SH-000001');
  fireEvent.click(box('Select SH-000001'));
  press('Change status');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.mouseDown(screen.getByLabelText(/New status/));
  fireEvent.click(await screen.findByText('Not feasible'));
  expect(dialog.getByRole('button', { name: 'Change status' })).toHaveProperty('disabled', true);
  fireEvent.change(screen.getByLabelText(/Reason/), { target: { value: 'Low tide' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Change status' }));
  expect(await screen.findByText('No way.')).toBeDefined();
  expect(screen.getByLabelText(/New status/).textContent).toBe('Not feasible');
});

it('offers no selection to users who may not change the status', async () => {
  show({ permissions: VIEWER });
  await screen.findByText('SH-000001');
  expect(screen.queryByLabelText(/^Select/)).toBeNull();
});

it('returns from a record to its row and selection, but drops the selection when the filters change', async () => {
  show();
  await screen.findByText('SH-000003');
  fireEvent.click(box('Select SH-000002'));
  fireEvent.click(screen.getByText('SH-000003'));
  expect(address()).toBe('/ship-details?id=s3');
  press('Back');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('SH-000003'));
  expect(shown('1 selected')).toBe(true);
  fireEvent.click(screen.getByText('SH-000003'));
  press('New ones');
  await screen.findByText('SH-000003');
  await waitFor(() => expect(shown('1 selected')).toBe(false));
});

const lateShips: Screen = {
  list: 'late-ships',
  details: 'ship-details',
  label: 'Late ships',
  source: {
    path: 'ships/late',
    access: ['View Tickets'],
    filters: { lateDays: integer({ label: 'Late by (days)' }), dueDate: date({ label: 'Due on' }) },
  },
};

it('reads a list with its own path from there, in ascending order, with mutually exclusive filters', async () => {
  const at = '/late-ships?lateDays=3&searchTerm=gra&sortAsc=false&statuses=NEW';
  const { getList } = show({
    at,
    own: lateShips,
    methods: { getList: vi.fn(async () => ({ data: fleet, total: 3 })) },
  });
  await screen.findByText('SH-000001');
  expect(getList).toHaveBeenCalledWith(
    'ships',
    expect.objectContaining({
      filter: { lateDays: '3', searchTerm: 'gra' },
      sort: { field: 'dateCreated', order: 'ASC' },
      meta: { path: 'ships/late' },
    }),
  );
  expect(shown('Export')).toBe(true);
  press('Due on');
  fireEvent.change(await screen.findByLabelText('Due on'), { target: { value: '2026-11-20' } });
  press('Apply');
  await waitFor(() => expect(address()).toBe('/late-ships?searchTerm=gra&dueDate=2026-11-20'));
});

it('opens nothing from its rows for users who may see only the list', async () => {
  show({ at: '/late-ships', own: lateShips, permissions: ['View Tickets'] });
  fireEvent.click(await screen.findByText('SH-000001'));
  expect(address()).toBe('/late-ships');
});
