import { onuSerialNotations } from '../../../contract/devices/onuSerial';
import { SHORTENED } from '../../statements/rules/values';

/** The serial number of an ONU in the notation of its label (empty if there is none), or why the cell names none. */
export type ReadSerial = { serial: string } | { why: string };

const PREFIX = /^(?:s\/?n|serial)[:#. ]+/i;
/** The maximum number of digits of a row's number; no serial number is that short. */
const ROW_NUMBER = /^\d{1,5}$/;

/**
 * Returns a serial number in the notation of the label: `HWTC12345678` also for `48575443 12345678`, in which the manufacturer's
 * letters are hexadecimal digits. Any other text is returned in capitals.
 */
export const labelSerial = (text: string): string =>
  onuSerialNotations(text).find((each) => /^[A-Z]{4}[0-9A-F]{8}$/.test(each)) ??
  text.trim().toUpperCase().replace(/\s+/g, ' ');

/** Reads the serial number of an ONU, which may be in the cell in both notations: `48575443DD000009 (HWTC-DD000009)`. */
export function serialIn(cell: string): ReadSerial {
  const text = cell
    .replace(PREFIX, '')
    .replace(/^(\d+)\.0+$/, '$1')
    .trim();
  if (SHORTENED.test(text)) return { why: `"${text}" has lost its last digits in a spreadsheet` };
  if (isRowNumber(text)) return { why: `"${text}" is the number of a row, not a serial number` };
  const named = text.split(/[()[\]/,;|]+/).map(labelSerial);
  const [first = '', ...others] = named.filter((each) => each !== '');
  if (others.length === 0) return { serial: first };
  if (others.every((each) => each === first)) return { serial: first };
  return { why: `"${text.slice(0, 60)}" names more than one ONU` };
}

/** Returns whether a cell is the number of its row rather than a serial number. */
export const isRowNumber = (text: string): boolean => ROW_NUMBER.test(text.trim());
