import type { Permission } from './permissions';

/** The records that a role's permissions cover; the widest scope first. */
export const SCOPES = ['ALL', 'AGENCY', 'OWN'] as const;
export type Scope = (typeof SCOPES)[number];

/** Labels of the scopes. */
export const SCOPE_WORDS: Record<Scope, string> = { ALL: 'Everyone’s', AGENCY: 'Own agency’s', OWN: 'Own' };

/** Permissions, each with the widest scope in which it is held. */
export type HeldPermissions = ReadonlyMap<string, Scope>;

/** Returns whether a scope is at least as wide as another. */
export const covers = (scope: Scope, other: Scope): boolean => SCOPES.indexOf(scope) <= SCOPES.indexOf(other);

/** Returns the permissions that the roles give together. */
export function heldThrough(roles: Iterable<{ permissions: readonly string[]; scope: Scope }>): HeldPermissions {
  const held = new Map<string, Scope>();
  for (const { permissions, scope } of roles)
    for (const name of permissions) {
      const known = held.get(name);
      if (!known || !covers(known, scope)) held.set(name, scope);
    }
  return held;
}

/** Returns the widest scope of any of the permissions, or null if none is held. */
export function widestScope(held: HeldPermissions, needed: Permission | readonly Permission[]): Scope | null {
  const scopes = new Set([needed].flat().map((name) => held.get(name)));
  return SCOPES.find((scope) => scopes.has(scope)) ?? null;
}

/** Returns the permissions that are limited to some records, with their scope. */
export const limitedOf = (held: HeldPermissions): Record<string, Scope> =>
  Object.fromEntries([...held].filter(([, scope]) => scope !== 'ALL'));

/** Returns the permissions for the access mark; limited ones include their scope. */
export const markedNames = (permissions: Iterable<string>, limited: Readonly<Record<string, Scope>>): string[] =>
  [...permissions].map((name) => (limited[name] ? `${name} ${limited[name]}` : name));
