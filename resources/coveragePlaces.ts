import { defineResource } from './defineResource';
import { decimal, text } from './kinds';

/** Names that people type, with the point they mean; suggestions on the home page come from here. */
export const coveragePlaces = defineResource({
  name: 'coverage-places',
  label: ['Place', 'Places'],
  icon: 'map-pin',
  representation: (place) => `${place.name}, ${place.district}`,
  fields: {
    name: text({ required: true, searchable: true, indexed: 'anyCase', maxLength: 80 }),
    district: text({ required: true, searchable: true, maxLength: 60 }),
    latitude: decimal({ required: true, min: -90, max: 90 }),
    longitude: decimal({ required: true, min: -180, max: 180 }),
  },
  unique: [['name', 'district']],
  list: { columns: ['name', 'district', 'latitude', 'longitude'] },
  screens: [{ list: 'coverage-places', details: 'coverage-place-details', beside: 'coverage' }],
  undoable: true,
  access: {
    list: ['View Coverage Checks', 'Update Coverage Areas'],
    create: 'Update Coverage Areas',
    update: 'Update Coverage Areas',
    remove: 'Update Coverage Areas',
    whose: 'everybody',
  },
});
