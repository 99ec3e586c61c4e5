import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Opened, PRODUCTION_ADAPTERS } from './adapters';
import { type ApiWorld, openApiWorld } from './api/suite';
import { auditLog } from './scopes/auditLog';
import { demoRoles } from './scopes/demoRoles';
import { makeSellers, type Person } from './scopes/people';
import { reading } from './scopes/reading';
import { sensitiveFields } from './scopes/sensitiveFields';
import { unscopedCalls } from './scopes/unscopedCalls';
import { writing } from './scopes/writing';

export interface ScopesWorld {
  api: ApiWorld;
  /** Who may do anything with their own records, or with those of their agency. */
  sellers: Record<Person['scope'] & ('OWN' | 'AGENCY'), Person>;
}

// Whose records each caller reaches, for every resource, from the declarations.
describe.each(PRODUCTION_ADAPTERS)('whose records, on $name', (adapter) => {
  let opened: Opened;
  let world: ScopesWorld;
  beforeAll(async () => {
    opened = await adapter.openSeeded();
    const api = await openApiWorld(opened.store);
    world = { api, sellers: await makeSellers(api.world) };
  });
  afterAll(() => opened?.close());

  it('there is somebody for each scope', () => expect(Object.keys(world.sellers)).toEqual(['OWN', 'AGENCY']));
  for (const part of [reading, demoRoles, unscopedCalls, auditLog, sensitiveFields, writing]) part(() => world);
});
