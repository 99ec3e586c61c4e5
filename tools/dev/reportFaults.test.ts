import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { reportFaults } from './reportFaults';
import { serveFiles } from './testServer';

const SLOTS = 'src/screens/slots.ts';
const slotsOf = (name: string) => `export const slots = { ${name}: {} };`;

let served: Awaited<ReturnType<typeof serveFiles>>;
beforeAll(async () => {
  served = await serveFiles(reportFaults(), {
    'resources/language/declarationFaults.ts':
      "export const declarationFaults = (_resources, _actions, { icons, slots }) => [[...icons, ...slots].join(' ')];",
    'resources/index.ts': 'export const storedResources = [];',
    'resources/catalogue/actions.ts': 'export const actions = {};',
    'src/icons/lucide.json': '{ "icons": { "ship": "" } }',
    [SLOTS]: slotsOf('ports'),
  });
});
afterAll(() => served.close());

it('mistakes in declarations, icons and slots are printed at the start, and after a change', async () => {
  await vi.waitFor(() => expect(served.errors).toEqual(['ship ports']), 60_000);
  served.change(SLOTS, slotsOf('harbours'));
  await vi.waitFor(() => expect(served.errors).toEqual(['ship ports', 'ship harbours']), 60_000);
});
