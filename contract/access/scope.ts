import type { Permission } from './permissions';

/** Whose records a role's permissions reach; the widest first. */
export const SCOPES = ['ALL', 'AGENCY', 'OWN'] as const;
export type Scope = (typeof SCOPES)[number];

/** What people call them. */
export const SCOPE_WORDS: Record<Scope, string> = { ALL: 'Everyone’s', AGENCY: 'Own agency’s', OWN: 'Own' };

/** Permissions, each with the widest scope in which it is held. */
export type Held = ReadonlyMap<string, Scope>;

/** Whether a scope reaches at least as far as another. */
export const covers = (scope: Scope, other: Scope): boolean => SCOPES.indexOf(scope) <= SCOPES.indexOf(other);

/** What roles permit together. */
export function heldThrough(roles: Iterable<{ permissions: readonly string[]; scope: Scope }>): Held {
  const held = new Map<string, Scope>();
  for (const { permissions, scope } of roles)
    for (const name of permissions) {
      const known = held.get(name);
      if (!known || !covers(known, scope)) held.set(name, scope);
    }
  return held;
}

/** The widest scope in which any one of the permissions is held; null where none is. */
export function widestScope(held: Held, needed: Permission | readonly Permission[]): Scope | null {
  const scopes = new Set([needed].flat().map((name) => held.get(name)));
  return SCOPES.find((scope) => scopes.has(scope)) ?? null;
}

/** The permissions that are held for some records only, with their scope. */
export const limitedOf = (held: Held): Record<string, Scope> =>
  Object.fromEntries([...held].filter(([, scope]) => scope !== 'ALL'));

/** Permissions for the access mark: those held for some records only say so. */
export const markedNames = (permissions: Iterable<string>, limited: Readonly<Record<string, Scope>>): string[] =>
  [...permissions].map((name) => (limited[name] ? `${name} ${limited[name]}` : name));
