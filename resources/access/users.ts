import { USER_ACCOUNT_TYPES, USER_STATUSES } from '../../contract/statuses';
import { defineResource } from '../language/defineResource';
import { dateTime, email, oneOf, phone, reference, references, secret, text } from '../language/kinds';

/** People who can sign in; only those of type Staff may enter the back-office. */
export const users = defineResource({
  name: 'users',
  label: ['User', 'Users'],
  icon: 'user-cog',
  representation: (user) => user.fullName,
  headline: { states: ['status'], about: ['emailAddress', 'phoneNumber', 'lastSignInAt'] },
  fields: {
    fullName: text({ required: true, searchable: true, maxLength: 120 }),
    emailAddress: email({ required: true, searchable: true, unique: true }),
    phoneNumber: phone({ searchable: true, unique: true }),
    password: secret({
      required: true,
      help: 'At least 12 characters. Not a common password, nor the name, e-mail address or phone number.',
    }),
    accountType: oneOf(USER_ACCOUNT_TYPES, { default: 'Staff', filter: 'accountTypes' }),
    roleIds: references('roles', { label: 'Roles' }),
    status: oneOf(USER_STATUSES, { default: 'ACTIVE', filter: 'statuses' }),
    agencyId: reference('business-sales-agents', {
      label: 'Agency',
      help: 'Whose records a role for their own agency shows them.',
    }),
    lastSignInAt: dateTime({ label: 'Last sign-in', readOnly: true }),
    /** Null if the user signs in with the password alone. */
    secondFactorSince: dateTime({ label: 'Second factor since', readOnly: true }),
    /** Null if the user is not linked to an account at the identity provider. */
    signOnSince: dateTime({ label: 'Single sign-on since', readOnly: true }),
  },
  list: { columns: ['fullName', 'emailAddress', 'phoneNumber', 'accountType', 'roleIds', 'status', 'lastSignInAt'] },
  screens: [
    { list: 'users', details: 'user-details', menu: { group: 'Settings', order: 10, permissions: ['View Users'] } },
  ],
  access: {
    list: 'View Users',
    create: 'Create Users',
    update: 'Update Users',
    remove: 'Delete Users',
    confirms: ['create', 'update', 'remove'],
    whose: { seller: 'id', agency: 'agencyId' },
  },
});
