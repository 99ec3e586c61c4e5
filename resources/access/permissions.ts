import { PERMISSION_AREAS, type Permission } from '../../contract/access/permissions';
import { MAX_PAGE_SIZE } from '../../contract/constants';
import { defineResource } from '../language/defineResource';
import { text } from '../language/kinds';

/** The catalogue of permissions; the code that checks them fixes their names. */
export const permissions = defineResource({
  name: 'permissions',
  label: ['Permission', 'Permissions'],
  icon: 'key-round',
  representation: (permission) => permission.name,
  fields: {
    name: text({ required: true, searchable: true, unique: true, maxLength: 80 }),
    area: text({ required: true, searchable: true, maxLength: 60, filter: 'areas' }),
  },
  list: { columns: ['name', 'area'], pageSize: MAX_PAGE_SIZE },
  screens: [
    { list: 'permissions', pageSize: 25, menu: { group: 'Settings', order: 30, permissions: ['View Permissions'] } },
  ],
  access: { list: 'View Permissions', whose: 'everybody' },
});

/** Returns the area of a permission. */
export function areaOf(name: Permission): string {
  const area = Object.entries(PERMISSION_AREAS).find(([, names]) => (names as readonly Permission[]).includes(name));
  return area?.[0] ?? '';
}
