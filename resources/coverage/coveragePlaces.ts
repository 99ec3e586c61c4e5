import { PLACE_KINDS } from '../../contract/coverage/places/kinds';
import { defineResource } from '../language/defineResource';
import { decimal, oneOf, reference, text } from '../language/kinds';

/** The gazetteer: place names that people type, with all spellings and coordinates. */
export const coveragePlaces = defineResource({
  name: 'coverage-places',
  label: ['Place', 'Places'],
  icon: 'map-pin',
  representation: (place) => `${place.name}, ${place.district}`,
  headline: { about: ['kind', 'district', 'parentId'] },
  fields: {
    name: text({ required: true, searchable: true, indexed: 'anyCase', similar: true, maxLength: 80 }),
    otherNames: text({
      label: 'Other spellings',
      help: 'Separated by commas. Letters that sound alike need none: Bugoloobi is found as Bugolobi.',
      searchable: true,
      similar: true,
      maxLength: 400,
    }),
    kind: oneOf(PLACE_KINDS, {
      default: 'AREA',
      filter: 'kinds',
      help: 'Of a city, a town or a district we ask which area is meant.',
    }),
    district: text({ required: true, searchable: true, maxLength: 60, filter: 'districts' }),
    parentId: reference('coverage-places', { label: 'Part of' }),
    latitude: decimal({ required: true, min: -90, max: 90, indexed: true }),
    longitude: decimal({ required: true, min: -180, max: 180 }),
  },
  unique: [['name', 'district']],
  list: { columns: ['name', 'otherNames', 'kind', 'district', 'latitude', 'longitude'] },
  screens: [{ list: 'coverage-places', details: 'coverage-place-details', beside: 'coverage' }],
  undoable: true,
  importable: true,
  access: {
    list: ['View Coverage Checks', 'Update Coverage Areas'],
    create: 'Update Coverage Areas',
    update: 'Update Coverage Areas',
    remove: 'Update Coverage Areas',
    whose: 'everybody',
  },
});
