import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, RaRecord } from 'react-admin';
import type { BulkOutcome } from '../contract/api/bulkOutcome';
import { queryString } from '../contract/client/address';
import { MAX_PAGE_SIZE } from '../contract/constants';
import type { ExportFormat } from '../contract/exports';
import type { AnyResource } from '../resources/language/defineResource';
import { namedAmong } from '../resources/language/resourceLookup';
import type { Download } from './download';
import { type HttpClient, httpErrorFrom } from './httpClient';
import { fromListResponse, toListQuery } from './listQuery';
import { RequestError } from './requestError';
import { writableBody } from './writableBody';

/** The most ids asked for in one call, to keep its address short. */
const IDS_A_CALL = 100;

interface Options {
  /** Without a trailing slash, e.g. `/api/v1`. */
  apiUrl: string;
  httpClient: HttpClient;
  download: Download;
  resources: readonly AnyResource[];
}

type Filter = Record<string, unknown>;

/**
 * react-admin's verbs, and what else the API does with any resource. `getList` reads `meta.path`, where that is given, and a first
 * page longer than the API's longest in several calls.
 */
export interface KitaraDataProvider extends DataProvider {
  /** How many records match; without a filter, how many there are. */
  getTotal(resource: string, params?: { filter?: Filter; signal?: AbortSignal }): Promise<number>;
  /** The sum of what matches, of the field that is declared, and its parts where it is divided. */
  getSum(resource: string, params: { filter: Filter; signal?: AbortSignal }): Promise<Sum>;
  /** How many records each counted screen of a resource holds, by its route. */
  getScreenTotals(resource: string, params?: { signal?: AbortSignal }): Promise<Record<string, number>>;
  /** Everything that matches as a file, in the order of creation; `onProgress` is told of the bytes that have arrived. */
  exportFile(resource: string, params: Exporting): Promise<Blob>;
  /** Makes and changes records from a CSV file, all of its rows or none; how many. */
  importCsv(resource: string, csv: string): Promise<{ created: number; updated: number }>;
  /**
   * Changes the status of several records, and tells of each how it went; more than the API takes go in several calls, of which
   * `onProgress` is told. Once some are changed, a call that fails refuses the rest.
   */
  changeStatuses(resource: string, params: StatusChange): Promise<{ data: BulkOutcome[] }>;
  /** The value that a mask in a record stands for; that it was looked at is logged. */
  unmask(resource: string, params: { id: string; field: string }): Promise<string | null>;
}

interface Sum {
  sum: number;
  /** By the values of one field. */
  parts?: { value: string; sum: number }[];
}

interface Exporting {
  filter: Filter;
  /** Left out, the raw CSV for programs. */
  format?: ExportFormat | undefined;
  /** In which language a file for people is written. */
  language?: string;
  signal?: AbortSignal;
  onProgress?(bytes: number): void;
}

export interface StatusChange {
  ids: readonly string[];
  status: string;
  /** The versions of the records that the person has seen, by id. A record that has changed since is left as it is. */
  versions?: Readonly<Record<string, string>>;
  /** Kept in the audit trail. */
  reason?: string;
  onProgress?(done: number): void;
}

/**
 * react-admin's verbs on the API. One record's calls are ra-data-simple-rest's own (the addresses are the same), taken
 * out of and put into the API's envelopes; lists speak offset, limit, sortBy and sortAsc.
 */
export function createDataProvider({ apiUrl, httpClient, download, resources }: Options): KitaraDataProvider {
  const rest = simpleRestProvider(apiUrl, httpClient as Parameters<typeof simpleRestProvider>[1]);
  const named = namedAmong(resources);

  const list = async (name: string, query: string, signal?: AbortSignal, path = name) => {
    const { json } = await httpClient(`${apiUrl}/${path}${query}`, signal ? { signal } : {});
    return fromListResponse(json, named(name).listName);
  };
  const single = <Answer extends { data: unknown }>(name: string, answer: Answer): Answer => ({
    ...answer,
    data: (answer.data as Record<string, unknown>)[named(name).singular],
  });

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
    changeStatuses: async (name, { ids, onProgress, versions = {}, ...change }) => {
      const data: BulkOutcome[] = [];
      for (const some of chunks(ids, MAX_PAGE_SIZE)) {
        onProgress?.(data.length);
        const seen = Object.fromEntries(some.flatMap((id) => (versions[id] ? [[id, versions[id]]] : [])));
        const request = { method: 'POST', body: JSON.stringify({ ids: some, ...change, versions: seen }) };
        const call = httpClient(`${apiUrl}/${name}/bulk-status`, request).then(({ json }) => json.outcomes);
        const outcomes = await call.catch((error) => {
          if (data.length === 0) throw error;
          return some.map((id) => ({ id, changed: false, error: error.message }));
        });
        data.push(...outcomes);
      }
      return { data };
    },
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
