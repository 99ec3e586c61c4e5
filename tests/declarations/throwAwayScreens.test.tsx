import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { AxiosAdapter } from 'axios';
import type { Hono } from 'hono';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { PERMISSIONS } from '../../contract/access/permissions';
import { createDataProvider } from '../../dataProvider/createDataProvider';
import { createDownload } from '../../dataProvider/download';
import { createHttpClient } from '../../dataProvider/httpClient';
import { createRequest } from '../../dataProvider/request';
import { createLowdbStore } from '../../mock-server/store/createLowdbStore';
import { openMockFile } from '../../mock-server/store/mockFile';
import { createRecord } from '../../server/store/createRecord';
import type { Store } from '../../server/store/Store';
import { DetailsScreen } from '../../src/crud/details/DetailsScreen';
import { CreateDrawer } from '../../src/crud/form/CreateDrawer';
import { ListScreen } from '../../src/crud/list/ListScreen';
import { TestOffice } from '../../src/testing/TestOffice';
import { after, apiOf, makeAdmin, storedWith } from '../conformance/throwAway';
import { START } from '../support/start';

// The generated screens of the throw-away entity, with the real data provider and the real API.
const folder = mkdtempSync(join(tmpdir(), 'kitara-throw-away-'));
const [gadgetScreen = { list: '' }] = after.screens ?? [];
let store: Store;
let api: Hono;
let token: string;
let id: string;

beforeAll(async () => {
  const resources = storedWith(after);
  store = createLowdbStore(openMockFile(join(folder, 'mock.json'), resources), resources);
  api = apiOf(store, after);
  token = await makeAdmin(store);
  const lamp = { name: 'Lamp', colour: 'vermilion' };
  id = (await store.transaction((tx) => createRecord(tx, after, lamp, START))).id;
});
afterEach(cleanup);
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

function show(at: string, children: ReactNode) {
  const adapter: AxiosAdapter = async (config) => {
    const { method = 'GET', url = '', data } = config;
    const headers = JSON.parse(JSON.stringify(config.headers));
    const answer = await api.request(url, { method: method.toUpperCase(), headers, body: data });
    return { data: await answer.text(), status: answer.status, statusText: '', headers: {}, config };
  };
  const request = createRequest(() => token, { adapter });
  const httpClient = createHttpClient(request);
  const download = createDownload(() => token);
  const dataProvider = createDataProvider({
    apiUrl: '/api/v1',
    httpClient,
    download,
    call: vi.fn(),
    resources: [after],
  });
  render(
    <TestOffice at={at} permissions={[...PERMISSIONS]} resources={[after]} dataProvider={dataProvider}>
      {children}
    </TestOffice>,
  );
}

it('the list has its column', async () => {
  show('/gadgets', <ListScreen resource={after} screen={gadgetScreen} />);
  expect(await screen.findByRole('cell', { name: 'vermilion' })).toBeDefined();
  expect(screen.getByRole('columnheader', { name: /Paint/ })).toBeDefined();
});

it('the details have its label and value', async () => {
  show(`/gadget-details?id=${id}`, <DetailsScreen resource={after} screen={gadgetScreen} />);
  expect(await screen.findByText('vermilion')).toBeDefined();
  expect(screen.getByText('Paint')).toBeDefined();
});

it('the form has its input, whose value is stored', async () => {
  show('/gadgets', <CreateDrawer declared={{ resource: after, screen: gadgetScreen }} onClose={() => undefined} />);
  fireEvent.change(await screen.findByLabelText(/Name/), { target: { value: 'Kettle' } });
  fireEvent.change(screen.getByLabelText(/Paint/), { target: { value: 'teal' } });
  fireEvent.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(async () => {
    expect(await store.find(after, { search: 'kettle' })).toMatchObject([{ name: 'Kettle', colour: 'teal' }]);
  });
});
