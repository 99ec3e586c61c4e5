import { defineResource } from './defineResource';
import { FIRST_NAMES, LAST_NAMES } from './demo/people';
import { boolean, date, email, phone, reference, sequence, text } from './kinds';
import { demoPhone } from './person';

const DISTRICTS = ['Kampala', 'Wakiso', 'Entebbe', 'Mukono', 'Jinja'] as const;

/** People who work here, whether or not they sign in. */
export const staff = defineResource({
  name: 'staff',
  label: ['Staff member', 'Staff'],
  icon: 'id-card',
  representation: (member) => `${member.firstName} ${member.lastName}`,
  fields: {
    staffNumber: sequence({ prefix: 'ST' }),
    firstName: text({ required: true, searchable: true, maxLength: 60, demo: ({ pick }) => pick(FIRST_NAMES) }),
    lastName: text({ required: true, searchable: true, maxLength: 60, demo: ({ pick }) => pick(LAST_NAMES) }),
    staffTypeId: reference('staff-types', { label: 'Type', required: true }),
    phoneNumber: phone({ required: true, searchable: true, demo: demoPhone }),
    emailAddress: email({
      searchable: true,
      demo: ({ record }) =>
        `${String(record.firstName)}.${String(record.lastName)}@kitara.example`.toLowerCase().replace(/[^a-z.@]/g, ''),
    }),
    district: text({ maxLength: 60, filter: 'districts', demo: ({ pick }) => pick(DISTRICTS) }),
    userId: reference('users', { label: 'Sign-in', help: 'The user this person signs in as.', demo: () => null }),
    hiredOn: date({ label: 'Since' }),
    active: boolean({ default: true, filter: 'active', demo: ({ random }) => random() < 0.9 }),
  },
  list: { columns: ['staffNumber', 'firstName', 'lastName', 'staffTypeId', 'phoneNumber', 'district', 'active'] },
  screens: [
    {
      list: 'staff',
      details: 'staff-details',
      menu: { group: 'Accounts', label: 'Staff', order: 20, permissions: ['View Staffs'] },
    },
  ],
  access: { list: 'View Staffs', create: 'Create Staffs', update: 'Update Staffs' },
  demo: { count: 34 },
});
