import { Refusal } from '../../contract/api/errors';

/** The maximum number of bytes of an unpacked file: 500,000 rows take about 50 MB. */
export const MOST_UNPACKED = 64 * 1024 * 1024;
/** The maximum number of files in a workbook's archive. */
export const MOST_PARTS = 1_000;
/** The maximum number of texts that a workbook shares among its cells. */
export const MOST_SHARED_TEXTS = 1_000_000;
/** The maximum number of rows in a file. */
export const MOST_ROWS = 500_000;
export const MOST_COLUMNS = 200;
/** The maximum number of characters in a cell. */
export const MOST_IN_CELL = 4_000;
/** The maximum number of bytes in a CSV row. */
export const MOST_IN_ROW = 1_000_000;
/**
 * The maximum number of characters in all cells together: cells of a workbook can share a long text, so a small file can exceed
 * memory.
 */
export const MOST_TEXT = 64 * 1024 * 1024;

/** Returns the refusal of a file. Every call that accepts a file has it in the field `content`. */
export const refuseFile = (message: string) => new Refusal('invalid', `content ${message}`, { content: message });

/** Formats a count for people. */
export const told = (count: number): string => count.toLocaleString('en');
