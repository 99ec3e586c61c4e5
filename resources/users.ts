import { USER_ACCOUNT_TYPES, USER_STATUSES } from '../contract/statuses';
import { defineResource } from './defineResource';
import { DEMO_PASSWORD } from './demo/signIns';
import { dateTime, email, oneOf, phone, reference, references, secret, text } from './kinds';
import { demoPhone } from './person';

/** People who can sign in; only those of type Staff enter the back-office. */
export const users = defineResource({
  name: 'users',
  label: ['User', 'Users'],
  icon: 'user-cog',
  representation: (user) => user.fullName,
  fields: {
    fullName: text({ required: true, searchable: true, maxLength: 120 }),
    emailAddress: email({ required: true, searchable: true, unique: true }),
    phoneNumber: phone({ searchable: true, unique: true, demo: demoPhone }),
    password: secret({
      required: true,
      help: 'At least 12 characters. Not a common password, nor the name, e-mail address or phone number.',
      demo: () => DEMO_PASSWORD,
    }),
    accountType: oneOf(USER_ACCOUNT_TYPES, { default: 'Staff', filter: 'accountTypes', demo: () => 'Staff' }),
    roleIds: references('roles', {
      label: 'Roles',
      demo: ({ rows, index }) => [rows('roles')[index % 4]?.id as string],
    }),
    status: oneOf(USER_STATUSES, {
      default: 'ACTIVE',
      filter: 'statuses',
      demo: ({ index }) => (index % 9 === 8 ? 'DISABLED' : 'ACTIVE'),
    }),
    agencyId: reference('business-sales-agents', {
      label: 'Agency',
      help: 'Whose records a role for their own agency shows them.',
      demo: () => null,
    }),
    lastSignInAt: dateTime({ label: 'Last sign-in', readOnly: true, demo: () => null }),
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
    whose: { seller: 'id', agency: 'agencyId' },
  },
  demo: {
    rows: [
      ['Amina Nakato', 'admin', 'Staff'],
      ['Francis Ouma', 'finance', 'Staff'],
      ['Sarah Akello', 'support', 'Staff'],
      ['Allan Mugisha', 'agent', 'Staff'],
      ['Carol Namubiru', 'customer', 'Customer'],
      ['Denis Okot', 'denis.okot', 'Staff'],
      ['Edith Birungi', 'edith.birungi', 'Staff'],
      ['Fatuma Kizza', 'fatuma.kizza', 'Staff'],
      ['George Tumwine', 'george.tumwine', 'Staff'],
      ['Hellen Atim', 'hellen.atim', 'Staff'],
      ['Ismail Ssali', 'ismail.ssali', 'Staff'],
      ['Joan Auma', 'joan.auma', 'Staff'],
    ].map(([fullName, name, accountType]) => ({
      fullName,
      emailAddress: `${name}@kitara.example`,
      accountType,
      ...(accountType === 'Customer' ? { roleIds: [] } : {}),
    })),
  },
});
