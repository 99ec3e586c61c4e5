import { z } from 'zod';
import { covers } from '../../contract/access/scope';
import { REASON_LENGTH } from '../../contract/constants';
import { resourceNamed } from '../../resources';
import { type AnyResource, sensitiveLeavesOf, valueAt } from '../../resources/language/defineResource';
import type { Needed } from '../../resources/language/ResourceDeclaration';
import { neededFor } from '../../resources/language/requiredPermissions';
import { audit } from '../audit/audit';
import type { Endpoint } from '../Endpoint';
import { withinOf } from '../rules/scope';
import { type CrudDeps, notFound } from './handlers';
import { scopeIn } from './reach';

/** The permission to unmask fields. The caller must also have access to the record itself. */
export const UNMASKING = 'View Sensitive Fields' satisfies Needed;

export const unmaskSchema = (resource: AnyResource) =>
  z.strictObject({
    field: z.enum(sensitiveLeavesOf(resource).map(({ path }) => path) as [string, ...string[]]),
    reason: z.string().trim().max(REASON_LENGTH, `takes at most ${REASON_LENGTH} characters`).optional(),
  });

/** Returns the value behind one mask of one record. The viewer and the reason are logged first. */
export const unmask =
  (resource: AnyResource, { store, now }: CrudDeps): Endpoint['handle'] =>
  async ({ params, body, identity }) => {
    const { field, reason } = body as z.output<ReturnType<typeof unmaskSchema>>;
    const { caller, scope: reading } = scopeIn(identity, neededFor(resource, 'read'));
    const { scope: seeing } = scopeIn(identity, UNMASKING);
    const within = withinOf(resource, covers(reading, seeing) ? seeing : reading, caller, resourceNamed);
    return store.transaction(async (tx) => {
      const record = await tx.get(resource, params.id ?? '', { within });
      if (!record) throw notFound(resource);
      const entry = { identity, action: 'UNMASK', resource, record, before: null, after: { field } } as const;
      await audit(tx, { ...entry, ...(reason ? { reason } : {}) }, now());
      return { value: valueAt(record, field) ?? null };
    });
  };
