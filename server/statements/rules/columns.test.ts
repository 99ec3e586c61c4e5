import { expect, it } from 'vitest';
import { findLayout, isPrinted } from './columns';

const HEADINGS = ['Transaction Date', 'Transaction ID', 'Transaction Amount', 'Description'];
const ROW = ['03/04/2026', '123', '5,000', 'Home 10'];

it('finds the headings below a preamble, regardless of case and blanks', () => {
  const rows = [['Statement of account'], ['Date', '1 to 30 April'], [' TRANSACTION  date', ...HEADINGS.slice(1)], ROW];
  expect(findLayout(rows, 'AIRTEL_WALLET', {})).toMatchObject({
    at: 2,
    columns: { date: 0, code: 1, amount: 2, description: 3 },
    fault: null,
  });
});

it('uses the first of two columns with the same heading', () =>
  expect(findLayout([[...HEADINGS, 'Description'], ROW], 'AIRTEL_WALLET', {}).columns.description).toBe(3));

it('uses the headings of the mapping before the usual ones', () => {
  const rows = [[...HEADINGS, 'Narration'], ROW];
  expect(findLayout(rows, 'AIRTEL_WALLET', { description: 'narration' }).columns.description).toBe(4);
});

it('is faulty if a column of the mapping is missing', () =>
  expect(findLayout([HEADINGS, ROW], 'AIRTEL_WALLET', { payer: 'Phone' }).fault).toBe(
    'The file has no column "Phone".',
  ));

it('is faulty without headings for a date and an amount, and shows the row with the most cells', () => {
  const rows = [['Report'], ['Name', 'Phone', 'Area'], ['Amina', '0772123456', 'Ntinda']];
  expect(findLayout(rows, 'BANK', {})).toMatchObject({
    at: 1,
    headings: ['Name', 'Phone', 'Area'],
    fault: 'No row has headings for a date and an amount: choose the columns.',
  });
});

it('reads a file without headings by the positions of its columns', () =>
  expect(findLayout([ROW], 'BANK', { date: '#1', amount: '#3' })).toEqual({
    at: -1,
    headings: ['#1', '#2', '#3', '#4'],
    columns: { date: 0, amount: 2 },
    fault: null,
  }));

it.each([
  [{ date: '#1' }, 'Choose the columns of the date and the amount.'],
  [{ date: '#1', amount: 'Amount' }, 'A file without headings has no column "Amount": give its place, such as #3.'],
])('is faulty if the positions %j are not enough', (mapping, fault) =>
  expect(findLayout([ROW], 'BANK', mapping).fault).toBe(fault),
);

const PRINTED = ['Date', 'Transaction ID', 'Amount', ''];

it.each([
  [['Date', 'Transaction ID', 'Amount', ''], true],
  [[' DATE', 'transaction  id', 'Amount'], true],
  [['Date', 'Transaction ID', 'Amount', 'x'], false],
  [['Date', '', '', ''], false],
  [['2026-03-13', '430000000001', '149,000', ''], false],
  [['Page 1 of 2'], true],
  [['', 'Page', '1', 'of 2'], true],
  [['PAGE: 12/40', ''], true],
  [['Page 1 of 2', '430000000001', '149,000'], false],
  [['Page boy'], false],
  [['', ''], false],
])('recognises %j as printed: %s', (cells, printed) => expect(isPrinted(cells, PRINTED)).toBe(printed));
