import { widestScope } from '../../contract/access/scope';
import { Refusal } from '../../contract/api/errors';
import { resourceNamed } from '../../resources';
import { type AnyResource, valueAt } from '../../resources/language/defineResource';
import type { Needed } from '../../resources/language/ResourceDeclaration';
import type { RowScope } from '../../resources/language/rowScope';
import { forbidden, type Identity } from '../base/identity';
import { ownerFieldsOf, withinOf } from '../rules/scope';
import { MissingReference, type Store } from '../store/Store';
import { scopeIn } from './reach';

/** The fields that say who brought a record. */
export interface SellerFields {
  sellerId?: string;
  agentId?: string;
}

/**
 * Returns who brought a new record that was created with any one of the permissions: the caller, if these reach only some
 * records, through their agency if they have exactly one. `given` may name the agency.
 */
export function sellerFieldsOf(
  identity: Identity | null,
  resource: AnyResource,
  needed: Needed = resource.access?.list ?? [],
  given: { agentId?: unknown } = {},
): SellerFields {
  if (!identity || identity.roles.every(({ scope }) => scope === 'ALL')) return {};
  if (widestScope(identity.held, needed) === 'ALL') return {};
  const { seller, agency } = ownerFieldsOf(resource);
  const [agentId, ...others] = identity.agencies.AGENCY;
  return {
    ...(seller === 'sellerId' ? { sellerId: identity.userId } : {}),
    ...(agency === 'agentId' && agentId && others.length === 0 && !given.agentId ? { agentId } : {}),
  };
}

interface Write {
  identity: Identity | null;
  resource: AnyResource;
  needed: Needed | undefined;
  /** The values that the caller gives; for an update, only the changed ones. */
  given: object;
  /** The stored record, or null for a new one. */
  before: object | null;
}

/**
 * Refuses (invalid, naming the field) references to records out of the caller's scope, and changes of a record's owner, if the
 * caller may write only some records. A record out of scope gets the same answer as a missing one.
 */
export async function refuseForeign(tx: Store, { identity, resource, needed, given, before }: Write): Promise<void> {
  const { caller, scope } = scopeIn(identity, needed);
  if (scope === 'ALL') return;
  const { seller, agency } = ownerFieldsOf(resource);
  for (const { path, field } of resource.leaves) {
    const value = valueAt(given, path);
    const isKept = before !== null && same(valueAt(before, path), value);
    if (!field.to || value === undefined || isKept) continue;
    if (before && (path === seller || path === agency)) {
      const message = 'is not yours to change';
      throw new Refusal('invalid', `${path} ${message}`, { [path]: message });
    }
    const target = resourceNamed(field.to);
    const within =
      path === agency ? [{ path: 'id', in: caller.agencies.AGENCY }] : withinOf(target, scope, caller, resourceNamed);
    const ids = [value ?? []].flat() as string[];
    for (const id of within ? ids : [])
      if (!(await tx.get(target, id, { within }))) throw new MissingReference(resource.name, path);
  }
}

/** Refuses a change after which the record is no longer the caller's. */
export async function requireOwn(
  tx: Store,
  { resource, needed = [] }: Pick<Write, 'resource' | 'needed'>,
  id: string,
  within: RowScope | undefined,
): Promise<void> {
  if (within && !(await tx.get(resource, id, { within }))) throw forbidden(needed, 'all records');
}

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
