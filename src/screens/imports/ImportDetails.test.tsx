import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { DataProvider } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { importRows } from '../../../resources/imports/importRows';
import { imports } from '../../../resources/imports/imports';
import type { AnyResource } from '../../../resources/language/defineResource';
import { TestOffice } from '../../testing/TestOffice';
import { answerCalls } from '../../testing/testCalls';
import { ImportDetails } from './ImportDetails';

afterEach(cleanup);

const uploaded = {
  ...{
    id: 'i1',
    fileName: 'old.csv',
    kind: 'CUSTOMERS',
    status: 'UPLOADED',
    system: 'SPLYNX',
    lines: 3,
    problem: null,
  },
  ...{
    readyLines: 0,
    knownLines: 0,
    faultyLines: 0,
    warnedLines: 0,
    addedLines: 0,
    importedById: null,
    dateOrder: null,
  },
  ...{
    headings: ['Full name', 'Tel', 'Expiry'],
    mapping: { fullName: 'Full name', phoneNumber: null, endDate: 'Expiry' },
  },
  dateCreated: '2026-03-14T09:00:00.000Z',
};
const checked = { ...uploaded, status: 'CHECKED', readyLines: 2, faultyLines: 1 };
const row = {
  ...{ id: 'r1', importId: 'i1', line: 3, status: 'FAULTY', cells: ['Ruth', '12', ''], resource: null, recordId: null },
  notes: [{ field: 'phoneNumber', why: '"12" is not a phone number, e.g. 0772 123 456', warning: false }],
};

function show(record: object) {
  const path = '/api/v1/imports/i1';
  const calls = answerCalls({
    [`POST ${path}/map`]: { import: uploaded },
    [`POST ${path}/check`]: { import: checked },
    [`POST ${path}/correct`]: { import: { ...checked, readyLines: 3, faultyLines: 0 } },
    [`POST ${path}/run`]: { import: { ...checked, status: 'RUNNING' } },
    [`POST ${path}/undo`]: { import: { ...checked, status: 'UNDONE' } },
  });
  const dataProvider = {
    getOne: async () => ({ data: record }),
    getList: async () => ({ data: [row], total: 1 }),
  } as unknown as DataProvider;
  const resources = [imports, importRows] as unknown as readonly AnyResource[];
  render(
    <TestOffice
      at="/import-details?id=i1"
      permissions={['Import Data']}
      resources={resources}
      dataProvider={dataProvider}
    >
      <ImportDetails resource={imports as unknown as AnyResource} screen={{ list: 'imports' }} />
    </TestOffice>,
  );
  return calls;
}

it('assigns columns with an example of each, and checks the lines', async () => {
  const calls = show(uploaded);
  await screen.findByRole('heading', { name: 'old.csv' });
  await screen.findByText('e.g. Ruth');
  expect(screen.queryByText('2. Check')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Check lines' }));
  await waitFor(() => expect(calls.asked()).toContain('POST /api/v1/imports/i1/check'));
  expect(calls.asked()).toContain('POST /api/v1/imports/i1/map');
});

it('lists problems by line and column, and starts the import of the other lines', async () => {
  const calls = show(checked);
  await screen.findByText('Line 3');
  await screen.findByText('"12" is not a phone number, e.g. 0772 123 456', { exact: false });
  expect(screen.getByRole('button', { name: 'Download faulty lines' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Import 2 lines' }));
  await waitFor(() => expect(calls.asked()).toContain('POST /api/v1/imports/i1/run'));
});

it('corrects a faulty value of a line, and checks the lines again', async () => {
  const calls = show(checked);
  fireEvent.change(await screen.findByRole('textbox', { name: 'Line 3: Phone number' }), {
    target: { value: '0772 123 456' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Check 1 correction' }));
  await waitFor(() => expect(calls.asked()).toContain('POST /api/v1/imports/i1/correct'));
});

it('shows the progress of a running import', async () => {
  show({ ...checked, status: 'RUNNING', addedLines: 1, readyLines: 1 });
  const bar = await screen.findByRole('progressbar', { name: '1 of 2 lines imported' });
  expect(bar.getAttribute('aria-valuenow')).toBe('50');
  expect(screen.queryByText('1. Columns')).toBeNull();
});

it('undoes a completed import after a confirmation', async () => {
  const calls = show({ ...checked, status: 'DONE', addedLines: 2, readyLines: 0 });
  fireEvent.click(await screen.findByRole('button', { name: 'Undo import' }));
  fireEvent.click(screen.getAllByRole('button', { name: 'Undo import' }).at(-1) as HTMLElement);
  await waitFor(() => expect(calls.asked()).toContain('POST /api/v1/imports/i1/undo'));
});
