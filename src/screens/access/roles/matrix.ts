import { PERMISSIONS, type Permission } from '../../../../contract/access/permissions';
import type { Scope } from '../../../../contract/access/scope';
import { changedList, type ListChange } from '../../../../contract/api/listChange';

export interface MatrixRole {
  id: string;
  name: string;
  scope: Scope;
  permissions: readonly Permission[];
}

/** The permissions that roles would gain and lose, by the role's id; a role without changes has no entry. */
export type Drafts = Readonly<Record<string, ListChange<Permission>>>;

/** Returns a role's permissions in the matrix: with its draft, or as stored. */
export function shownOf({ id, permissions }: MatrixRole, drafts: Drafts): readonly Permission[] {
  const has = new Set(changedList(permissions, drafts[id] ?? {}));
  return PERMISSIONS.filter((each) => has.has(each));
}

/** Adds a permission to a role, or removes it. */
export function toggled(drafts: Drafts, role: MatrixRole, permission: Permission): Drafts {
  const had = new Set(shownOf(role, drafts));
  const has = PERMISSIONS.filter((each) => (each === permission ? !had.has(each) : had.has(each)));
  const { added, removed } = changeOf(role, has);
  const rest = withoutDraft(drafts, role.id);
  return added.length + removed.length > 0 ? { ...rest, [role.id]: { add: added, remove: removed } } : rest;
}

export function withoutDraft(drafts: Drafts, id: string): Drafts {
  const { [id]: _, ...rest } = drafts;
  return rest;
}

/** Returns the permissions that a role would gain and lose. */
export function changeOf(role: MatrixRole, permissions: readonly Permission[]) {
  const [before, after] = [new Set(role.permissions), new Set(permissions)];
  return {
    added: PERMISSIONS.filter((each) => after.has(each) && !before.has(each)),
    removed: PERMISSIONS.filter((each) => before.has(each) && !after.has(each)),
  };
}

/** Returns how many rows and columns an arrow key moves (null for other keys); `rtl` if the columns run from right to left. */
export function stepOf(key: string, rtl: boolean): [rows: number, columns: number] | null {
  const across = rtl ? -1 : 1;
  const steps: Record<string, [number, number]> = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    ArrowLeft: [0, -across],
    ArrowRight: [0, across],
  };
  return steps[key] ?? null;
}
