import { defineResource } from '../language/defineResource';
import { boolean, text } from '../language/kinds';

/** The types of buildings that are connected. */
export const buildingTypes = defineResource({
  name: 'building-types',
  label: ['Building type', 'Building types'],
  icon: 'building-2',
  representation: (type) => type.name,
  headline: { states: ['active'], about: ['description'] },
  fields: {
    name: text({ required: true, searchable: true, unique: true, maxLength: 80 }),
    description: text({ maxLength: 200 }),
    active: boolean({ default: true, filter: 'active' }),
  },
  list: { columns: ['name', 'description', 'active'] },
  screens: [
    {
      list: 'building-types',
      details: 'building-type-details',
      menu: { group: 'Catalogue', label: 'Building Types', order: 30, permissions: ['View Products'] },
    },
  ],
  undoable: true,
  access: { list: 'View Products', create: 'Update Products', update: 'Update Products', whose: 'everybody' },
});
