import { defineResource } from './defineResource';
import { longText, text } from './kinds';

/** What people who work here do. */
export const staffTypes = defineResource({
  name: 'staff-types',
  label: ['Staff type', 'Staff types'],
  icon: 'tag',
  representation: (type) => type.name,
  fields: {
    name: text({ required: true, searchable: true, unique: true, maxLength: 60 }),
    description: longText({ maxLength: 300 }),
  },
  list: { columns: ['name', 'description'] },
  screens: [{ list: 'staff-types', details: 'staff-type-details', beside: 'staff' }],
  access: { list: 'View Staffs', create: 'Update Staffs', update: 'Update Staffs', whose: 'everybody' },
  listedAs: 'staff/types',
  demo: {
    rows: [
      ['Field technician', 'Installs and repairs lines at customers’ places.'],
      ['Splicing technician', 'Joins and tests fibre.'],
      ['Surveyor', 'Says whether and how a building can be reached.'],
      ['Network engineer', 'Runs the core, the OLTs and the upstreams.'],
      ['Support agent', 'Answers customers.'],
      ['Support lead', 'Takes what support cannot solve.'],
      ['Sales representative', 'Brings clients.'],
      ['Accountant', 'Books payments and sends refunds.'],
      ['Store keeper', 'Hands out ONUs and cable.'],
      ['Dispatcher', 'Plans the field teams’ day.'],
      ['Branch manager', 'Answers for one town.'],
      ['Administrator', 'Runs this system.'],
    ].map(([name, description]) => ({ name, description })),
  },
});
