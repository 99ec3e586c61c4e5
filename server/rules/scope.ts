import type { Scope } from '../../contract/access/scope';
import type { AnyResource } from '../../resources/language/defineResource';
import type { Ownership } from '../../resources/language/ResourceDeclaration';
import type { ResourceByName } from '../../resources/language/resourceLookup';
import type { Within } from '../../resources/language/rowScope';

/** Somebody whose records are asked for. */
export interface Owner {
  userId: string;
  /** The ids of the agencies whose records are theirs: that they sign in for (OWN), and also the one they belong to (AGENCY). */
  agencies: Readonly<Record<Exclude<Scope, 'ALL'>, readonly string[]>>;
  /** Their roles, which are the teams that they belong to. */
  roleIds: readonly string[];
}

/** In what ways a resource's records are somebody's; none where they are everybody's or nobody's. */
export const ownershipsOf = ({ access }: AnyResource): readonly Ownership[] =>
  access?.whose === 'everybody' ? [] : [access?.whose ?? []].flat();

/** The fields that say whose a record is, by their paths; empty where another record says so. */
export const ownerFieldsOf = (resource: AnyResource): { seller?: string; agency?: string } =>
  ownershipsOf(resource).flatMap((way) => ('through' in way || 'assignee' in way ? [] : [way]))[0] ?? {};

/** The records of a resource that are somebody's within a scope; undefined where all are. */
export function withinOf(resource: AnyResource, scope: Scope, owner: Owner, named: ResourceByName): Within | undefined {
  if (scope === 'ALL' || resource.access?.whose === 'everybody') return undefined;
  return ownershipsOf(resource).flatMap((way): Within => {
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
