import { MAX_PAGE_SIZE, MAX_SEARCH_LENGTH } from '../../contract/constants';
import { EXPORT_FORMATS } from '../../contract/exports';
import { LANGUAGE_CODES } from '../../contract/languages';
import { boolean, date, type Field, integer, oneOf, references, text } from './kinds';

/** The parameters of a query by name; several values of one are separated by commas. */
export type Parameters = Readonly<Record<string, Field>>;

/** The parameters that select a page of a list and its order. */
export const PAGE_PARAMETERS = {
  offset: integer({ max: 100_000_000 }),
  limit: integer({ min: 1, max: MAX_PAGE_SIZE }),
  sortBy: text(),
  sortAsc: boolean(),
} as const;

/** The parameters that select records of any resource. */
export const RECORD_PARAMETERS = {
  searchTerm: text({ maxLength: MAX_SEARCH_LENGTH }),
  dateCreated: date(),
  dateCreatedFrom: date(),
  dateCreatedTo: date(),
  ids: references('any resource'),
} as const;

/** The parameters that select the format of a file; without a format it is for programs. */
export const EXPORT_PARAMETERS = {
  format: oneOf(EXPORT_FORMATS),
  language: oneOf(LANGUAGE_CODES),
} as const;
