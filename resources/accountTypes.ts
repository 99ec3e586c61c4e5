import { defineResource } from './defineResource';
import { longText, text } from './kinds';

/** What kinds of customer there are. */
export const accountTypes = defineResource({
  name: 'account-types',
  label: ['Account type', 'Account types'],
  icon: 'tag',
  representation: (type) => type.name,
  fields: {
    name: text({ required: true, searchable: true, unique: true, maxLength: 60 }),
    description: longText({ maxLength: 300 }),
  },
  list: { columns: ['name', 'description'] },
  screens: [{ list: 'account-types', details: 'account-type-details', beside: 'accounts' }],
  access: { list: 'View Accounts', create: 'Update Accounts', update: 'Update Accounts', whose: 'everybody' },
  listedAs: 'accounts/account-types',
  demo: {
    rows: [
      ['Residential', 'A household.'],
      ['Home office', 'A household that works from home.'],
      ['Small business', 'Up to ten people at one place.'],
      ['Corporate', 'More than ten people, or several places.'],
      ['School', 'Primary and secondary schools.'],
      ['University', 'Campuses and their hostels.'],
      ['Clinic', 'Clinics and hospitals.'],
      ['Hotel', 'Guest houses, hotels and restaurants.'],
      ['Place of worship', 'Churches and mosques.'],
      ['Non-governmental', 'Organisations that are exempt from some taxes.'],
      ['Government', 'Ministries, districts and agencies.'],
      ['Apartment block', 'One line for a whole house.'],
      ['Reseller', 'Sells our lines on under its own name.'],
      ['Staff', 'People who work here.'],
    ].map(([name, description]) => ({ name, description })),
  },
});
