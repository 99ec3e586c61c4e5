import {
  PERMISSION_AREAS,
  PERMISSIONS,
  type Permission,
  type PermissionArea,
} from '../../../../contract/access/permissions';
import type { Wording } from '../../../i18n/wording';

export interface Area {
  name: PermissionArea;
  permissions: readonly Permission[];
}

const AREAS = Object.entries(PERMISSION_AREAS).map(([name, permissions]) => ({ name, permissions })) as Area[];

/** Returns the areas with their wanted permissions, without empty areas. */
const areasOf = (isWanted: (permission: Permission, area: Area) => boolean): Area[] =>
  AREAS.map((area) => ({ ...area, permissions: area.permissions.filter((each) => isWanted(each, area)) })).filter(
    ({ permissions }) => permissions.length > 0,
  );

/** Returns the permissions whose name or whose area's name contains the search text, by area. */
export function areasMatching(typed: string, word: Wording['word'], of: readonly Permission[] = PERMISSIONS): Area[] {
  const words = typed.trim().toLowerCase();
  const isFound = (permission: Permission, area: Area) =>
    `${word(area.name)} ${word(permission)}`.toLowerCase().includes(words);
  return areasOf((permission, area) => of.includes(permission) && isFound(permission, area));
}

/** Returns these permissions by area. */
export function areasHeld(permissions: readonly string[]): Area[] {
  const held = new Set(permissions);
  return areasOf((permission) => held.has(permission));
}

/** Returns the permissions of several roles, each once. */
export const rolePermissions = (roles: readonly { permissions: readonly string[] }[]): string[] => [
  ...new Set(roles.flatMap(({ permissions }) => permissions)),
];
