import { widestScope } from '../../contract/access/scope';
import { Refusal } from '../../contract/api/errors';
import { resourceNamed } from '../../resources';
import { type AnyResource, valueAt } from '../../resources/language/defineResource';
import type { Needed } from '../../resources/language/ResourceDeclaration';
import type { Within } from '../../resources/language/rowScope';
import { forbidden, type Identity } from '../base/identity';
import { ownerFieldsOf, withinOf } from '../rules/scope';
import { MissingReference, type Store } from '../store/Store';
import { scopeIn } from './reach';

/** Who brought a record, as its fields say it. */
export interface Brought {
  sellerId?: string;
  agentId?: string;
}

/**
 * Who brought a new record that was made with any one of the permissions: the caller, where these reach only some records, by
 * their agency where they have exactly one. `given` may name the agency.
 */
export function broughtBy(
  identity: Identity | null,
  resource: AnyResource,
  needed: Needed = resource.access?.list ?? [],
  given: { agentId?: unknown } = {},
): Brought {
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
  /** What the caller gives; of a change, only what they change. */
  given: object;
  /** Null for a new record. */
  before: object | null;
}

/**
 * Refuses (invalid, naming the field) that somebody who may touch only some records points at one that is not theirs, or says
 * whose the record is. A record that is not theirs is answered like one that is not there.
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

/** Refuses to leave a record that is not the caller's behind. */
export async function requireOwn(
  tx: Store,
  { resource, needed = [] }: Pick<Write, 'resource' | 'needed'>,
  id: string,
  within: Within | undefined,
): Promise<void> {
  if (within && !(await tx.get(resource, id, { within }))) throw forbidden(needed, ' for everyone’s records');
}

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
