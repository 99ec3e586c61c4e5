import { PERMISSIONS } from '../../contract/access/permissions';
import { SCOPES } from '../../contract/access/scope';
import { WORK_AREAS } from '../../contract/worklists/workAreas';
import { defineResource } from '../language/defineResource';
import { boolean, longText, manyOf, oneOf, text } from '../language/kinds';

/** Named sets of permissions; users have roles. */
export const roles = defineResource({
  name: 'roles',
  label: ['Role', 'Roles'],
  icon: 'shield',
  representation: (role) => role.name,
  headline: { about: ['description'] },
  fields: {
    name: text({ required: true, searchable: true, unique: true, maxLength: 80 }),
    description: longText({ maxLength: 500 }),
    scope: oneOf(SCOPES, { label: 'Records', default: 'ALL', help: 'Whose records the permissions reach.' }),
    secondFactor: boolean({
      label: 'Second factor required',
      default: false,
      help: 'People with this role sign in with a code from an app, too.',
    }),
    focus: oneOf(WORK_AREAS, {
      label: 'Today starts with',
      help: 'The work that people with this role see first on Today.',
    }),
    permissions: manyOf(PERMISSIONS),
  },
  list: { columns: ['name', 'description', 'scope', 'dateUpdated'] },
  screens: [
    {
      list: 'roles',
      details: 'role-permissions',
      menu: { group: 'Settings', order: 20, permissions: ['View Roles'] },
    },
  ],
  access: {
    list: 'View Roles',
    create: 'Update Roles',
    update: 'Update Roles',
    remove: 'Update Roles',
    confirms: ['create', 'update', 'remove'],
  },
});
