import { queryString } from '../contract/client/address';
import { MAX_PAGE_SIZE } from '../contract/constants';
import type { HttpAnswer } from './httpClient';

type Json = HttpAnswer['json'];

export interface ListParams {
  pagination?: { page: number; perPage: number };
  sort?: { field: string; order: string };
  /** By the API's query parameters; several values of one parameter are an array. */
  filter?: Record<string, unknown>;
}

/**
 * Returns the query string of a list: offset (records skipped), limit, sortBy, sortAsc, then the filters. Empty filters are
 * omitted, several values are joined by commas. Lists with their own path accept no sortAsc.
 */
export function toListQuery({ pagination, sort, filter = {} }: ListParams, takes = { sortAsc: true }): string {
  const { page, perPage } = pagination ?? { page: 1, perPage: MAX_PAGE_SIZE };
  return queryString({
    offset: (page - 1) * perPage,
    limit: perPage,
    ...(sort ? { sortBy: sort.field } : {}),
    ...(sort && takes.sortAsc ? { sortAsc: sort.order === 'ASC' } : {}),
    ...filter,
  });
}

/** Converts a list's answer for react-admin; the caller determines the type of the records. */
export function fromListResponse(answer: Json, listName: string): { data: Json[]; total: number } {
  const data: Json[] | undefined = answer[listName];
  if (!data) throw new Error(`The answer has no list "${listName}".`);
  return { data, total: answer.totalRecords ?? data.length };
}
