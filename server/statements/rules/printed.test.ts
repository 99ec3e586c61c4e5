import { expect, it } from 'vitest';
import { isPrinted } from './printed';

const HEADINGS = ['Date', 'Transaction ID', 'Amount', ''];

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
])('recognises %j as printed: %s', (cells, printed) => expect(isPrinted(cells, HEADINGS)).toBe(printed));
