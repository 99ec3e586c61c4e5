import { describe, expect, it } from 'vitest';
import { expectRefusal } from '../api/suite';
import { ENDPOINTS, nameOf, pathWith } from '../api/table';
import type { ScopesWorld } from '../scopes.test';

const SOME_ID = '019e5ee7-3cfe-7f2a-afda-581dcf86de8b';
const guarded = ENDPOINTS.filter(({ access }) => access !== 'public' && access !== 'signed-in');
const unscoped = guarded.filter(({ scoped }) => !scoped);

/** Checks calls that ignore row scopes. */
export function unscopedCalls(world: () => ScopesWorld): void {
  describe('a call that ignores row scopes', () => {
    it('exists', () => expect(unscoped.length).toBeGreaterThan(20));

    it.each(unscoped.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
      '%s refuses a permission that is limited to some records',
      async (_, endpoint) => {
        for (const { token } of Object.values(world().sellers)) {
          const reply = await world().api.call(endpoint.method, pathWith(endpoint, SOME_ID), { token });
          expectRefusal(reply, 403);
          expect(reply.body.error).toContain('for everyone’s records');
        }
      },
    );
  });
}
