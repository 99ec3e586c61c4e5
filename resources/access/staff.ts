import { defineResource } from '../language/defineResource';
import { boolean, date, email, phone, reference, sequence, text } from '../language/kinds';

/** Staff members, with or without a sign-in. */
export const staff = defineResource({
  name: 'staff',
  label: ['Staff member', 'Staff'],
  icon: 'id-card',
  representation: (member) => `${member.firstName} ${member.lastName}`,
  headline: { states: ['active'], about: ['staffTypeId', 'phoneNumber', 'district'] },
  fields: {
    staffNumber: sequence({ prefix: 'ST' }),
    firstName: text({ joined: { with: 'lastName', label: 'Name' }, required: true, searchable: true, maxLength: 60 }),
    lastName: text({ required: true, searchable: true, maxLength: 60 }),
    staffTypeId: reference('staff-types', { label: 'Type', required: true }),
    phoneNumber: phone({ required: true, searchable: true }),
    emailAddress: email({ searchable: true }),
    district: text({ maxLength: 60, filter: 'districts' }),
    userId: reference('users', { label: 'Sign-in', help: 'The user this person signs in as.' }),
    hiredOn: date({ label: 'Since' }),
    active: boolean({ default: true, filter: 'active' }),
  },
  list: { columns: ['staffNumber', 'firstName', 'staffTypeId', 'phoneNumber', 'district', 'active'] },
  screens: [
    {
      list: 'staff',
      details: 'staff-details',
      menu: { group: 'Accounts', label: 'Staff', order: 20, permissions: ['View Staffs'] },
    },
  ],
  undoable: true,
  access: { list: 'View Staffs', create: 'Create Staffs', update: 'Update Staffs' },
});
