import { defineResource } from '../language/defineResource';
import { longText, text } from '../language/kinds';

/** The types of customers. */
export const accountTypes = defineResource({
  name: 'account-types',
  label: ['Account type', 'Account types'],
  icon: 'tag',
  representation: (type) => type.name,
  headline: { about: ['description'] },
  fields: {
    name: text({ required: true, searchable: true, unique: true, maxLength: 60 }),
    description: longText({ maxLength: 300 }),
  },
  list: { columns: ['name', 'description'] },
  screens: [{ list: 'account-types', details: 'account-type-details', beside: 'accounts' }],
  undoable: true,
  access: { list: 'View Accounts', create: 'Update Accounts', update: 'Update Accounts', whose: 'everybody' },
  listedAs: 'accounts/account-types',
});
