import { isPermitted } from '../../contract/access/permissions';
import { type Scope, widestScope } from '../../contract/access/scope';
import { resourceNamed, resources } from '../../resources';
import type { AnyResource } from '../../resources/language/defineResource';
import type { Needed } from '../../resources/language/ResourceDeclaration';
import { neededFor, requesterField } from '../../resources/language/requiredPermissions';
import type { RowScope } from '../../resources/language/rowScope';
import { forbidden, type Identity } from '../base/identity';
import { withinOf } from '../rules/scope';
import type { Store } from '../store/Store';

/**
 * Returns the scope of records that the caller may access with any one of the permissions. Refuses (forbidden) a caller who holds
 * none.
 */
export function scopeIn(identity: Identity | null, needed: Needed = []): { caller: Identity; scope: Scope } {
  const scope = identity && widestScope(identity.held, needed);
  if (!identity || !scope) throw forbidden(needed);
  return { caller: identity, scope };
}

/** Returns the row scope of a resource that the caller may read with any one of the permissions; undefined means all records. */
export function reach(
  identity: Identity | null,
  resource: AnyResource,
  needed: Needed | undefined,
): RowScope | undefined {
  const own = identity && requesterField(resource, identity.permissions);
  if (identity && own) return [{ path: own, in: [identity.userId] }];
  const { caller, scope } = scopeIn(identity, needed);
  const { about, subjects } = resource.access ?? {};
  if (subjects) return belongingTo(caller, resource, subjects);
  return about ? tellingOf(caller, about) : withinOf(resource, scope, caller, resourceNamed);
}

/** Returns whether the caller may read a record of the resource. */
export async function mayRead(
  store: Store,
  identity: Identity | null,
  resource: AnyResource,
  id: string,
): Promise<boolean> {
  const needed = neededFor(resource, 'read') ?? [];
  if (!identity || !isPermitted(identity.permissions, needed)) return false;
  const within = reach(identity, resource, needed);
  return !within || (await store.get(resource, id, { within })) !== null;
}

/**
 * Like `reach`, for creating, updating and deleting. Records of a shared resource may be written only with a permission that
 * reaches everyone's records.
 */
export function reachToWrite(
  identity: Identity | null,
  resource: AnyResource,
  needed: Needed | undefined,
): RowScope | undefined {
  const { scope } = scopeIn(identity, needed);
  if (scope !== 'ALL' && resource.access?.whose === 'everybody') throw forbidden(needed ?? [], 'all records');
  return reach(identity, resource, needed);
}

/** Returns the row scope of the records that belong to records which the caller may list. */
function belongingTo(caller: Identity, resource: AnyResource, subjects: readonly string[]): RowScope {
  return subjects.flatMap((path): RowScope => {
    const target = resourceNamed(resource.leaves.find((leaf) => leaf.path === path)?.field.to ?? '');
    const scope = widestScope(caller.held, target.access?.list ?? []);
    if (!scope) return [];
    const within = withinOf(target, scope, caller, resourceNamed);
    return [within ? { path, within } : { path, isSet: true }];
  });
}

/**
 * Returns the row scope of the records about resources of which the caller may list all records; undefined if these are all
 * resources.
 */
function tellingOf({ held }: Identity, path: string): RowScope | undefined {
  const listed = resources.filter(({ access }) => access?.list ?? access?.read);
  const open = listed.filter(({ access }) => {
    const scope = widestScope(held, access?.list ?? access?.read ?? []);
    return scope === 'ALL' || (scope !== null && access?.whose === 'everybody');
  });
  return open.length === listed.length ? undefined : [{ path, in: open.map(({ name }) => name) }];
}
