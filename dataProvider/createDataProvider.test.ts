import { HttpError } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { defineResource } from '../resources/language/defineResource';
import { group, manyOf, oneOf, reference, sequence, text } from '../resources/language/kinds';
import { createDataProvider } from './createDataProvider';
import type { HttpAnswer } from './httpClient';
import { RequestError } from './requestError';

const shipOrders = defineResource({
  name: 'ship-orders',
  label: ['Ship order', 'Ship orders'],
  fields: {
    number: sequence({ prefix: 'SO' }),
    portId: reference('ports', { createOnly: true }),
    status: oneOf(['NEW', 'SAILED'], { default: 'NEW', filter: 'statuses' }),
    captain: group({ firstName: text(), lastName: text() }),
  },
});

const call = vi.fn();

function setUp(json: unknown) {
  const httpClient = vi.fn(async (_url: string, _options?: object) => ({ status: 200, json }) as HttpAnswer);
  const download = vi.fn(async () => new Blob(['Id']));
  const provider = createDataProvider({ apiUrl: '/api/v1', httpClient, download, call, resources: [shipOrders] });
  return { httpClient, download, provider };
}
const sort = { field: 'dateCreated', order: 'ASC' as const };
const stored = { id: 'a', portId: 'p', status: 'NEW', captain: { firstName: 'Ann', lastName: 'Bo' } };

describe('lists', () => {
  const answer = { shipOrders: [{ id: 'a' }, { id: 'b' }], totalRecords: 42 };

  it('requests the third page with offset, limit, sort and filters', async () => {
    const { httpClient, provider } = setUp(answer);
    const filter = { statuses: ['NEW', 'SAILED'], searchTerm: 'a b', portId: '', wasPaid: false };
    const { data, total } = await provider.getList('ship-orders', {
      pagination: { page: 3, perPage: 20 },
      sort,
      filter,
    });
    expect(httpClient).toHaveBeenCalledWith(
      '/api/v1/ship-orders?offset=40&limit=20&sortBy=dateCreated&sortAsc=true&statuses=NEW,SAILED&searchTerm=a+b&wasPaid=false',
      {},
    );
    expect({ data, total }).toEqual({ data: [{ id: 'a' }, { id: 'b' }], total: 42 });
  });

  it('reads another path if the screen has one, which accepts no sortAsc', async () => {
    const { httpClient, provider } = setUp(answer);
    const meta = { path: 'ship-orders/late' };
    await provider.getList('ship-orders', { pagination: { page: 1, perPage: 10 }, sort, filter: { days: '3' }, meta });
    expect(httpClient.mock.lastCall?.[0]).toBe('/api/v1/ship-orders/late?offset=0&limit=10&sortBy=dateCreated&days=3');
  });

  it('reads a page longer than the API’s maximum in several calls, as many as there are records', async () => {
    const { httpClient, provider } = setUp({ ...answer, totalRecords: 401 });
    const { data, total } = await provider.getList('ship-orders', {
      pagination: { page: 1, perPage: 1000 },
      sort,
      filter: {},
    });
    const asked = httpClient.mock.calls.map(([url]) =>
      url
        .match(/offset=(\d+)&limit=(\d+)/)
        ?.slice(1)
        .join(),
    );
    expect(asked).toEqual(['0,200', '200,200', '400,200']);
    expect([data.length, total]).toEqual([6, 401]);
  });

  it('passes the signal on, so that leaving a view cancels its call', async () => {
    const { httpClient, provider } = setUp(answer);
    const { signal } = new AbortController();
    await provider.getList('ship-orders', { pagination: { page: 1, perPage: 10 }, sort, filter: {}, signal });
    expect(httpClient.mock.lastCall?.[1]).toEqual({ signal });
    expect(provider.supportAbortSignal).toBe(true);
  });

  it('filters related records by the referring field', async () => {
    const { httpClient, provider } = setUp(answer);
    const pagination = { page: 1, perPage: 5 };
    await provider.getManyReference('ship-orders', { target: 'portId', id: 'p1', pagination, sort, filter: {} });
    expect(httpClient.mock.lastCall?.[0]).toBe(
      '/api/v1/ship-orders?offset=0&limit=5&sortBy=dateCreated&sortAsc=true&portId=p1',
    );
  });

  it('requests many records by their ids, a hundred per call', async () => {
    const { httpClient, provider } = setUp(answer);
    await provider.getMany('ship-orders', { ids: ['a', 'b'] });
    expect(httpClient.mock.lastCall?.[0]).toBe('/api/v1/ship-orders?ids=a,b&limit=2');
    await provider.getMany('ship-orders', { ids: Array.from({ length: 101 }, (_, at) => `id${at}`) });
    expect(httpClient).toHaveBeenCalledTimes(3);
    expect(httpClient.mock.lastCall?.[0]).toBe('/api/v1/ship-orders?ids=id100&limit=1');
  });

  it('names the list that is missing in an answer', async () => {
    const { provider } = setUp({ orders: [] });
    await expect(provider.getMany('ship-orders', { ids: ['a'] })).rejects.toThrow(
      'The answer has no list "shipOrders".',
    );
  });
});

describe('one record', () => {
  const answer = { shipOrder: stored };

  it('is read by its id, and unwrapped from its envelope', async () => {
    const { httpClient, provider } = setUp(answer);
    expect((await provider.getOne('ship-orders', { id: 'a/1' })).data).toEqual(stored);
    expect(httpClient.mock.lastCall?.[0]).toBe('/api/v1/ship-orders/a%2F1');
  });

  it('is created from the fields that a caller may set', async () => {
    const { httpClient, provider } = setUp(answer);
    await provider.create('ship-orders', { data: { ...stored, id: undefined, number: 'SO-1' } });
    expect(httpClient).toHaveBeenCalledWith('/api/v1/ship-orders', {
      method: 'POST',
      body: '{"portId":"p","status":"NEW","captain":{"firstName":"Ann","lastName":"Bo"}}',
    });
  });

  it('is updated with the differences, never with fields that are fixed at creation', async () => {
    const { httpClient, provider } = setUp(answer);
    const data = { ...stored, portId: 'q', captain: { firstName: 'Eve', lastName: 'Bo' } };
    await provider.update('ship-orders', { id: 'a', data, previousData: stored });
    expect(httpClient).toHaveBeenCalledWith('/api/v1/ship-orders/a', {
      method: 'PUT',
      body: '{"captain":{"firstName":"Eve"}}',
    });
  });

  it('is updated with the version that was seen, and a list as additions and removals', async () => {
    const fleets = defineResource({
      name: 'fleets',
      label: ['Fleet', 'Fleets'],
      fields: { flags: manyOf(['UG', 'KE', 'TZ']) },
    });
    const httpClient = vi.fn(async () => ({ status: 200, json: { fleet: {} } }) as HttpAnswer);
    const provider = createDataProvider({
      apiUrl: '/api/v1',
      httpClient,
      download: vi.fn(),
      call,
      resources: [fleets],
    });
    const previousData = { id: 'a', flags: ['UG', 'KE'], dateUpdated: '2026-03-02T09:00:00.000Z' };
    await provider.update('fleets', { id: 'a', data: { ...previousData, flags: ['KE', 'TZ'] }, previousData });
    await provider.delete('fleets', { id: 'a', previousData });
    const version = previousData.dateUpdated;
    expect(httpClient.mock.calls).toEqual([
      ['/api/v1/fleets/a', { method: 'PUT', body: '{"flags":{"add":["TZ"],"remove":["UG"]}}', version }],
      ['/api/v1/fleets/a', { method: 'DELETE', version }],
    ]);
  });

  it('is updated by PATCH if its declaration says so', async () => {
    const { httpClient, download } = setUp(answer);
    const resources = [{ ...shipOrders, updateVerb: 'PATCH' as const }];
    const provider = createDataProvider({ apiUrl: '/api/v1', httpClient, download, call, resources });
    await provider.update('ship-orders', { id: 'a', data: { status: 'SAILED' }, previousData: stored });
    expect(httpClient.mock.lastCall?.[1]).toMatchObject({ method: 'PATCH' });
  });

  it('is deleted by its id', async () => {
    const { httpClient, provider } = setUp(answer);
    expect((await provider.delete('ship-orders', { id: 'a' })).data).toEqual(stored);
    expect(httpClient.mock.lastCall).toEqual(['/api/v1/ship-orders/a', expect.objectContaining({ method: 'DELETE' })]);
  });
});

describe('totals', () => {
  it('come from total-records without a filter, and from count with one', async () => {
    const { httpClient, provider } = setUp({ totalRecords: 7 });
    expect(await provider.getTotal('ship-orders')).toBe(7);
    expect(httpClient.mock.lastCall?.[0]).toBe('/api/v1/ship-orders/total-records');
    expect(await provider.getTotal('ship-orders', { filter: { statuses: ['NEW'] } })).toBe(7);
    expect(httpClient.mock.lastCall?.[0]).toBe('/api/v1/ship-orders/count?statuses=NEW');
  });
});

it('exports whatever matches a filter', async () => {
  const { download, provider } = setUp({});
  const onProgress = vi.fn();
  const blob = await provider.exportFile('ship-orders', { filter: { statuses: 'NEW,SAILED' }, onProgress });
  expect(await blob.text()).toBe('Id');
  expect(download).toHaveBeenCalledWith('/api/v1/ship-orders/export?statuses=NEW,SAILED', { onProgress });
});

it('exports for people in a format and a language', async () => {
  const { download, provider } = setUp({});
  await provider.exportFile('ship-orders', { filter: {}, format: 'excel', language: 'sw' });
  expect(download).toHaveBeenCalledWith('/api/v1/ship-orders/export?format=excel&language=sw', {});
});

it('totals the records that match a filter', async () => {
  const { httpClient, provider } = setUp({ sum: 7, parts: [{ value: 'NEW', sum: 7 }] });
  expect(await provider.getSum('ship-orders', { filter: { statuses: 'NEW' } })).toEqual({
    sum: 7,
    parts: [{ value: 'NEW', sum: 7 }],
  });
  expect(httpClient.mock.lastCall?.[0]).toBe('/api/v1/ship-orders/sum?statuses=NEW');
});

it('fetches the value behind a mask', async () => {
  const { httpClient, provider } = setUp({ value: 'CM900121012AKCD' });
  expect(await provider.unmask('ship-orders', { id: 'a/b', field: 'captain.pass' })).toBe('CM900121012AKCD');
  expect(httpClient).toHaveBeenCalledWith('/api/v1/ship-orders/a%2Fb/unmask', {
    method: 'POST',
    body: JSON.stringify({ field: 'captain.pass' }),
  });
});

it('imports a CSV file, and returns how many records it created and updated', async () => {
  const counts = { created: 2, updated: 1 };
  const { httpClient, provider } = setUp(counts);
  expect(await provider.importCsv('ship-orders', 'name\nA')).toEqual(counts);
  expect(httpClient).toHaveBeenCalledWith('/api/v1/ship-orders/import', {
    method: 'POST',
    body: JSON.stringify({ csv: 'name\nA' }),
  });
});

it('changes the status of several records, and returns each result', async () => {
  const outcomes = [{ id: 'a', changed: true }];
  const { httpClient, provider } = setUp({ outcomes });
  const change = { ids: ['a'], status: 'SAILED', reason: 'High tide.', versions: { a: '2026-03-02T09:00:00.000Z' } };
  expect(await provider.changeStatuses('ship-orders', change)).toEqual({ data: outcomes });
  expect(httpClient).toHaveBeenCalledWith('/api/v1/ship-orders/bulk-status', {
    method: 'POST',
    body: JSON.stringify(change),
  });
});

it('changes more records than one call accepts in several calls, and reports those of a failed later call as refused', async () => {
  const ids = Array.from({ length: 401 }, (_, at) => `s${at}`);
  const { httpClient, provider } = setUp({});
  const changed = async (_: string, options?: object) => {
    const body = JSON.parse((options as { body: string }).body) as { ids: string[] };
    return { status: 200, json: { outcomes: body.ids.map((id) => ({ id, changed: true })) } } as HttpAnswer;
  };
  httpClient
    .mockImplementationOnce(changed)
    .mockImplementationOnce(changed)
    .mockRejectedValueOnce(new Error('No line.'));
  const onProgress = vi.fn();
  const { data } = await provider.changeStatuses('ship-orders', { ids, status: 'SAILED', onProgress });
  expect(onProgress.mock.calls).toEqual([[0], [200], [400]]);
  expect(data).toHaveLength(401);
  expect(data.filter((outcome) => !outcome.changed)).toEqual([{ id: 's400', changed: false, error: 'No line.' }]);
});

it('treats a name without a declaration as an error, not as an empty list', async () => {
  const { provider } = setUp({});
  await expect(provider.getOne('boats', { id: 'a' })).rejects.toThrow('No resource is named "boats".');
});

it('performs an action, and passes its failure on with the refused fields nested like the body', async () => {
  const { provider } = setUp({});
  call.mockResolvedValueOnce({ ticket: { id: 't' } });
  await expect(provider.act('takeTicket', { params: { id: 't' } })).resolves.toEqual({ ticket: { id: 't' } });
  expect(call).toHaveBeenLastCalledWith('takeTicket', { params: { id: 't' } });
  call.mockRejectedValueOnce(new RequestError('Check the fields.', 422, 422, { 'client.firstName': 'is too long' }));
  await expect(provider.act('createInterest')).rejects.toMatchObject({
    name: 'HttpError',
    status: 422,
    body: { errors: { client: { firstName: 'is too long' } } },
  });
});

it('passes a failure on', async () => {
  const httpClient = () => Promise.reject(new HttpError('No.', 403));
  const download = () => Promise.reject(new RequestError('No file.', 400, 400));
  const provider = createDataProvider({ apiUrl: '/api/v1', httpClient, download, call, resources: [shipOrders] });
  await expect(provider.getOne('ship-orders', { id: 'a' })).rejects.toMatchObject({ message: 'No.', status: 403 });
  await expect(provider.exportFile('ship-orders', { filter: {} })).rejects.toMatchObject({
    name: 'HttpError',
    message: 'No file.',
  });
});
