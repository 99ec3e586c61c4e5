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
  /** Users with all permissions for their own records, or for those of their agency. */
  sellers: Record<Person['scope'] & ('OWN' | 'AGENCY'), Person>;
}

// The records that each caller can access, for every resource, derived from the declarations.
describe.each(PRODUCTION_ADAPTERS)('row scopes on $name', (adapter) => {
  let opened: Opened;
  let world: ScopesWorld;
  beforeAll(async () => {
    opened = await adapter.openSeeded();
    const api = await openApiWorld(opened.store);
    world = { api, sellers: await makeSellers(api.world) };
  });
  afterAll(() => opened?.close());

  it('there is a user for each scope', () => expect(Object.keys(world.sellers)).toEqual(['OWN', 'AGENCY']));
  for (const part of [reading, demoRoles, unscopedCalls, auditLog, sensitiveFields, writing]) part(() => world);
});
