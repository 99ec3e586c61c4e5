import { afterAll, beforeAll, describe } from 'vitest';
import { ADAPTERS, type Opened } from './adapters';
import { access } from './api/access';
import { faultyBodies } from './api/faultyBodies';
import { hostileBodies } from './api/hostileBodies';
import { lifecycle, makeable } from './api/lifecycle';
import { openApiDocument } from './api/openApiDocument';
import { parameters } from './api/parameters';
import { type ApiWorld, openApiWorld } from './api/suite';

// The whole table of endpoints, walked on every adapter of the Store port; what is asked is made from the table and the declarations.
describe.each(ADAPTERS)('the API on $name', (adapter) => {
  let opened: Opened;
  let api: ApiWorld;
  beforeAll(async () => {
    opened = await adapter.openSeeded();
    api = await openApiWorld(opened.store);
  });
  afterAll(() => opened?.close());

  for (const part of [access, parameters, faultyBodies, hostileBodies, lifecycle, openApiDocument]) part(() => api);
});

makeable();
