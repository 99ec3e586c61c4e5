import { afterAll, beforeAll, describe } from 'vitest';
import { ADAPTERS, type Opened } from './adapters';
import { access } from './api/access';
import { faultyBodies } from './api/faultyBodies';
import { hostileBodies } from './api/hostileBodies';
import { lifecycle, makeable } from './api/lifecycle';
import { openApiDocument } from './api/openApiDocument';
import { lists, parameters } from './api/parameters';
import { type ApiWorld, openApiWorld } from './api/suite';

/** Checks that run before the store is queried, and the OpenAPI document. */
const BEFORE_THE_STORE = [access, parameters, faultyBodies, hostileBodies, openApiDocument];
/** Checks of answers from the store. */
const ON_THE_STORE = [lists, lifecycle];

// The whole table of endpoints on the adapters of the Store port; requests are derived from the table and the declarations.
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
