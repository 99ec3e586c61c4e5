import { PERMISSIONS, type Permission } from '../../../contract/access/permissions';
import type { Scope } from '../../../contract/access/scope';
import { changedList, type ListChange } from '../../../contract/api/listChange';

export interface Role {
  id: string;
  name: string;
  scope: Scope;
  permissions: readonly Permission[];
}

/** What roles would gain and lose, by the role's id; a role that would stay as it is has no entry. */
export type Drafts = Readonly<Record<string, ListChange<Permission>>>;

/** What a role has in the matrix: its draft, or what is stored. */
export function shownOf({ id, permissions }: Role, drafts: Drafts): readonly Permission[] {
  const has = new Set(changedList(permissions, drafts[id] ?? {}));
  return PERMISSIONS.filter((each) => has.has(each));
}

/** Gives a role a permission, or takes it away. */
export function toggled(drafts: Drafts, role: Role, permission: Permission): Drafts {
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

/** What a role would gain and lose. */
export function changeOf(role: Role, permissions: readonly Permission[]) {
  const [before, after] = [new Set(role.permissions), new Set(permissions)];
  return {
    added: PERMISSIONS.filter((each) => after.has(each) && !before.has(each)),
    removed: PERMISSIONS.filter((each) => before.has(each) && !after.has(each)),
  };
}

/** Rows and columns that an arrow key goes; `rtl` where the columns run from right to left. */
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
