import type { Scope } from '../../contract/access/scope';
import type { AnyResource } from '../../resources/language/defineResource';
import type { Ownership } from '../../resources/language/ResourceDeclaration';
import type { ResourceByName } from '../../resources/language/resourceLookup';
import type { RowScope } from '../../resources/language/rowScope';

/** The user whose records are requested. */
export interface Owner {
  userId: string;
  /** The ids of the user's agencies: those for which they sign in (OWN), and also the one to which they belong (AGENCY). */
  agencies: Readonly<Record<Exclude<Scope, 'ALL'>, readonly string[]>>;
  /** The user's roles, which are also their teams. */
  roleIds: readonly string[];
}

/** Returns the ways in which users own a resource's records; an empty list if its records have no owners. */
export const ownershipsOf = ({ access }: AnyResource): readonly Ownership[] =>
  access?.whose === 'everybody' ? [] : [access?.whose ?? []].flat();

/** Returns the paths of the fields that name a record's owner; empty if another record does. */
export const ownerFieldsOf = (resource: AnyResource): { seller?: string; agency?: string } =>
  ownershipsOf(resource).flatMap((way) => ('through' in way || 'assignee' in way ? [] : [way]))[0] ?? {};

/** Returns the row scope of a user's records; undefined if it includes all. */
export function withinOf(
  resource: AnyResource,
  scope: Scope,
  owner: Owner,
  named: ResourceByName,
): RowScope | undefined {
  if (scope === 'ALL' || resource.access?.whose === 'everybody') return undefined;
  return ownershipsOf(resource).flatMap((way): RowScope => {
    if ('assignee' in way) {
      const { assignee, team } = way;
      const unassigned = { path: team, in: owner.roleIds, unless: assignee };
      return [{ path: assignee, in: [owner.userId] }, ...(owner.roleIds.length ? [unassigned] : [])];
    }
    if (!('through' in way)) {
      const { seller, agency } = way;
      const agencies = owner.agencies[scope];
      return [
        ...(seller ? [{ path: seller, in: [owner.userId] }] : []),
        ...(agency && agencies.length ? [{ path: agency, in: agencies }] : []),
      ];
    }
    const target = named(resource.leaves.find(({ path }) => path === way.through)?.field.to ?? '');
    return [{ path: way.through, within: withinOf(target, scope, owner, named) ?? [] }];
  });
}
