import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { currentRoutes } from './currentRoutes';
import { serveFiles } from './testServer';

const ROUTES = 'resources/language/routes.ts';
const ACTION_ROUTES = 'resources/catalogue/actionRoutes.ts';
const routesOf = (name: string) => `export const allRoutes = { ${name}: { path: '${name}' } };`;

let served: Awaited<ReturnType<typeof serveFiles>>;
beforeAll(async () => {
  served = await serveFiles(currentRoutes(), {
    [ROUTES]: 'declare const __ROUTES__: object;\nexport const routes = __ROUTES__;',
    [ACTION_ROUTES]: routesOf('takeTicket'),
  });
});
afterAll(() => served.close());

const shown = async () => (await served.server.transformRequest(`/${ROUTES}`))?.code;

it('the browser apps get a new action without a restart', async () => {
  expect(await shown()).toContain('takeTicket');
  served.change(ACTION_ROUTES, routesOf('rateTicket'));
  await vi.waitFor(async () => expect(await shown()).toContain('rateTicket'), 60_000);
  expect(await shown()).not.toContain('takeTicket');
});
