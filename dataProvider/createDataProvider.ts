import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, RaRecord } from 'react-admin';
import { queryString } from '../contract/client/address';
import { MAX_PAGE_SIZE } from '../contract/constants';
import type { ExportFormat } from '../contract/exports';
import type { AnyResource } from '../resources/language/defineResource';
import { createResourceLookup } from '../resources/language/resourceLookup';
import type { BulkOutcome } from '../resources/language/shapes';
import { type Act, createAct } from './act';
import type { Download } from './download';
import { type HttpClient, httpErrorFrom } from './httpClient';
import { fromListResponse, toListQuery } from './listQuery';
import { RequestError } from './requestError';
import { writableBody } from './writableBody';

/** The maximum number of ids in one call, which keeps its URL short. */
const IDS_A_CALL = 100;

interface Options {
  /** The API's address without a trailing slash, for example `/api/v1`. */
  apiUrl: string;
  httpClient: HttpClient;
  download: Download;
  /** Makes a call that is declared as an action. */
  call: Act;
  resources: readonly AnyResource[];
}

type Filter = Record<string, unknown>;

/**
 * react-admin's methods, and everything else that the API does with any resource. `getList` reads `meta.path` if given, and reads
 * a first page longer than the API's maximum in several calls.
 */
export interface KitaraDataProvider extends DataProvider {
  /** Performs a declared action, by its name. */
  act: Act;
  /** Returns the number of matching records; without a filter, the number of all records. */
  getTotal(resource: string, params?: { filter?: Filter; signal?: AbortSignal }): Promise<number>;
  /** Returns the total of the declared field over the matching records, and its parts if it is divided. */
  getSum(resource: string, params: { filter: Filter; signal?: AbortSignal }): Promise<Sum>;
  /** Returns the number of records of each screen of a resource that shows a count, by its route. */
  getScreenTotals(resource: string, params?: { signal?: AbortSignal }): Promise<Record<string, number>>;
  /** Exports all matching records as a file, in the order of creation; `onProgress` receives the number of bytes loaded. */
  exportFile(resource: string, params: Exporting): Promise<Blob>;
  /** Creates and updates records from a CSV file, all rows or none; returns how many. */
  importCsv(resource: string, csv: string): Promise<{ created: number; updated: number }>;
  /**
   * Changes the status of several records, and returns each result; more records than the API accepts are sent in several calls,
   * and `onProgress` receives the number done. Once some are changed, a failing call counts the rest as refused.
   */
  changeStatuses(resource: string, params: StatusChange): Promise<{ data: BulkOutcome[] }>;
  /** Adds and removes tags of several records, like `changeStatuses`. */
  changeTags(resource: string, params: TagsChange): Promise<{ data: BulkOutcome[] }>;
  /** Returns the tags in use on a resource's records, those of the most records first. */
  getTags(resource: string, params?: { signal?: AbortSignal }): Promise<string[]>;
  /** Returns the value behind a mask in a record; this access is logged. */
  unmask(resource: string, params: { id: string; field: string }): Promise<string | null>;
}

interface Sum {
  sum: number;
  /** The sums that the list declares, in its order, without those that are zero. */
  parts: { value: string; sum: number }[];
}

interface Exporting {
  filter: Filter;
  /** If undefined, the raw CSV for programs. */
  format?: ExportFormat | undefined;
  /** The language of a file for people. */
  language?: string;
  signal?: AbortSignal;
  onProgress?(bytes: number): void;
}

export interface StatusChange {
  ids: readonly string[];
  status: string;
  /** The versions of the records that the user has seen, by id. A record that has changed since then is not changed. */
  versions?: Readonly<Record<string, string>>;
  /** Stored in the audit log. */
  reason?: string;
  onProgress?(done: number): void;
}

interface TagsChange {
  ids: readonly string[];
  add: readonly string[];
  remove: readonly string[];
}

/**
 * Creates react-admin's data provider for the API. Calls for single records are those of ra-data-simple-rest (the addresses are
 * the same), unwrapped from and wrapped in the API's envelopes; lists use offset, limit, sortBy and sortAsc.
 */
export function createDataProvider({ apiUrl, httpClient, download, call, resources }: Options): KitaraDataProvider {
  const rest = simpleRestProvider(apiUrl, httpClient as Parameters<typeof simpleRestProvider>[1]);
  const named = createResourceLookup(resources);

  const list = async (name: string, query: string, signal?: AbortSignal, path = name) => {
    const { json } = await httpClient(`${apiUrl}/${path}${query}`, signal ? { signal } : {});
    return fromListResponse(json, named(name).listName);
  };
  const single = <Answer extends { data: unknown }>(name: string, answer: Answer): Answer => ({
    ...answer,
    data: (answer.data as Record<string, unknown>)[named(name).singular],
  });

  const inBulk = async (
    path: string,
    ids: readonly string[],
    bodyOf: (some: readonly string[]) => object,
    onProgress?: (done: number) => void,
  ) => {
    const data: BulkOutcome[] = [];
    for (const some of chunks(ids, MAX_PAGE_SIZE)) {
      onProgress?.(data.length);
      const request = { method: 'POST', body: JSON.stringify(bodyOf(some)) };
      const call = httpClient(`${apiUrl}/${path}`, request).then(({ json }) => json.outcomes);
      const outcomes = await call.catch((error) => {
        if (data.length === 0) throw error;
        return some.map((id) => ({ id, changed: false, error: error.message }));
      });
      data.push(...outcomes);
    }
    return { data };
  };

  const provider: KitaraDataProvider = {
    ...rest,
    supportAbortSignal: true,
    getList: async (name, { signal, meta, pagination = { page: 1, perPage: MAX_PAGE_SIZE }, ...params }) => {
      const read = (page: number, perPage: number) => {
        const query = toListQuery({ ...params, pagination: { page, perPage } }, { sortAsc: !meta?.path });
        return list(name, query, signal, meta?.path);
      };
      const { page, perPage } = pagination;
      const first = await read(page, Math.min(perPage, MAX_PAGE_SIZE));
      const pages = perPage > MAX_PAGE_SIZE ? Math.ceil(Math.min(perPage, first.total) / MAX_PAGE_SIZE) : 1;
      const others = Array.from({ length: Math.max(0, pages - 1) }, (_, at) => read(at + 2, MAX_PAGE_SIZE));
      const answers = [first, ...(await Promise.all(others))];
      return { data: answers.flatMap(({ data }) => data), total: first.total };
    },
    getManyReference: (name, { target, id, filter, signal, ...params }) =>
      list(name, toListQuery({ ...params, filter: { ...filter, [target]: id } }), signal),
    getMany: async (name, { ids, signal }) => {
      const calls = chunks(ids, IDS_A_CALL).map((some) =>
        list(name, queryString({ ids: some, limit: some.length }), signal),
      );
      return { data: (await Promise.all(calls)).flatMap(({ data }) => data) };
    },
    getOne: async (name, params) => single(name, await rest.getOne(name, params)),
    create: async (name, params) =>
      single(name, await rest.create(name, { ...params, data: writableBody(named(name), params.data) })),
    update: async (name, params) => {
      const previous: Partial<RaRecord> = params.previousData ?? {};
      const body = JSON.stringify(writableBody(named(name), params.data, previous));
      const request = { method: named(name).updateVerb ?? 'PUT', body, version: previous.dateUpdated };
      const { json } = await httpClient(`${apiUrl}/${name}/${encodeURIComponent(params.id)}`, request);
      return single(name, { data: json });
    },
    delete: async (name, { id, previousData }) => {
      const request = { method: 'DELETE', version: previousData?.dateUpdated };
      const { json } = await httpClient(`${apiUrl}/${name}/${encodeURIComponent(id)}`, request);
      return single(name, { data: json });
    },
    act: createAct(call),
    getTotal: async (name, { filter = {}, signal } = {}) => {
      const query = queryString(filter);
      const path = query ? `count${query}` : 'total-records';
      const { json } = await httpClient(`${apiUrl}/${name}/${path}`, signal ? { signal } : {});
      return Number(json.totalRecords);
    },
    getScreenTotals: async (name, { signal } = {}) => {
      const { json } = await httpClient(`${apiUrl}/${name}/screen-totals`, signal ? { signal } : {});
      return json.totals;
    },
    getSum: async (name, { filter, signal }) =>
      (await httpClient(`${apiUrl}/${name}/sum${queryString(filter)}`, signal ? { signal } : {})).json,
    exportFile: (name, { filter, format, language, ...options }) =>
      download(`${apiUrl}/${name}/export${queryString({ ...filter, format, language })}`, options).catch((error) => {
        throw error instanceof RequestError ? httpErrorFrom(error) : error;
      }),
    importCsv: async (name, csv) =>
      (await httpClient(`${apiUrl}/${name}/import`, { method: 'POST', body: JSON.stringify({ csv }) })).json,
    changeStatuses: (name, { ids, onProgress, versions = {}, ...change }) => {
      const bodyOf = (some: readonly string[]) => {
        const seen = Object.fromEntries(some.flatMap((id) => (versions[id] ? [[id, versions[id]]] : [])));
        return { ids: some, ...change, versions: seen };
      };
      return inBulk(`${name}/bulk-status`, ids, bodyOf, onProgress);
    },
    changeTags: (name, { ids, ...change }) => inBulk(`${name}/bulk-tags`, ids, (some) => ({ ids: some, ...change })),
    getTags: async (name, { signal } = {}) =>
      (await httpClient(`${apiUrl}/${name}/tags`, signal ? { signal } : {})).json.tags,
    unmask: async (name, { id, field }) => {
      const request = { method: 'POST', body: JSON.stringify({ field }) };
      const { json } = await httpClient(`${apiUrl}/${name}/${encodeURIComponent(id)}/unmask`, request);
      return json.value;
    },
  };
  return provider;
}

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, at) => items.slice(at * size, (at + 1) * size));
}
