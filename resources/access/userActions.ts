import type { Rule } from '../language/defineActions';
import { defineActions } from '../language/defineActions';
import { references } from '../language/kinds';
import * as shape from '../language/shapes';
import { users } from './users';

const { fullName, emailAddress, phoneNumber, agencyId } = users.fields;

const withARole: Rule = ({ roleIds }) =>
  Array.isArray(roleIds) && roleIds.length > 0 ? null : { roleIds: 'is required' };

/** Actions on users, besides creating and changing them. */
export const userActions = defineActions(
  { name: 'Users', description: 'People who can sign in.' },
  {
    inviteUser: {
      method: 'POST',
      base: 'v1',
      path: 'users/invite',
      access: 'Create Users',
      confirms: true,
      success: 201,
      input: {
        fullName,
        emailAddress,
        phoneNumber,
        roleIds: references('roles', { required: true, label: 'Roles' }),
        agencyId,
      },
      rules: [withARole],
      audit: { resource: 'users', action: 'CREATE' },
      answer: shape.object({ user: shape.record('users') }),
      reads: 'user',
      summary: 'Create a member of staff without a password: a link to choose one is mailed to them',
    },
  },
);
