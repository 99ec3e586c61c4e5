import { defineResource } from '../language/defineResource';
import { longText, text } from '../language/kinds';

/** The types of staff members. */
export const staffTypes = defineResource({
  name: 'staff-types',
  label: ['Staff type', 'Staff types'],
  icon: 'tag',
  representation: (type) => type.name,
  headline: { about: ['description'] },
  fields: {
    name: text({ required: true, searchable: true, unique: true, maxLength: 60 }),
    description: longText({ maxLength: 300 }),
  },
  list: { columns: ['name', 'description'] },
  screens: [{ list: 'staff-types', details: 'staff-type-details', beside: 'staff' }],
  undoable: true,
  access: { list: 'View Staffs', create: 'Update Staffs', update: 'Update Staffs', whose: 'everybody' },
  listedAs: 'staff/types',
});
