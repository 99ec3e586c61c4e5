import { afterAll, beforeAll, describe } from 'vitest';
import { ADAPTERS, type Opened } from './adapters';
import { access } from './api/access';
import { faultyBodies } from './api/faultyBodies';
import { hostileBodies } from './api/hostileBodies';
import { lifecycle, makeable } from './api/lifecycle';
import { openApiDocument } from './api/openApiDocument';
import { lists, parameters } from './api/parameters';
import { type ApiWorld, openApiWorld } from './api/suite';

/** What is decided before the store is asked, and the document. */
const BEFORE_THE_STORE = [access, parameters, faultyBodies, hostileBodies, openApiDocument];
/** What the store answers. */
const ON_THE_STORE = [lists, lifecycle];

// The whole table of endpoints, walked on the adapters of the Store port; what is asked is made from the table and the declarations.
describe.each(ADAPTERS)('the API on $name', (adapter) => {
  let opened: Opened;
  let api: ApiWorld;
  beforeAll(async () => {
    opened = await adapter.openSeeded();
    api = await openApiWorld(opened.store);
  });
  afterAll(() => opened?.close());

  for (const part of adapter.name === 'PostgreSQL' ? [...BEFORE_THE_STORE, ...ON_THE_STORE] : ON_THE_STORE)
    part(() => api);
});

makeable();
