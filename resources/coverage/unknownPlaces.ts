import { RETENTION } from '../../contract/privacy/retention';
import { UNKNOWN_PLACE_STATUSES } from '../../contract/statuses';
import { defineResource } from '../language/defineResource';
import { dateTime, integer, oneOf, reference, text } from '../language/kinds';

/**
 * A text that people typed and that matches no place, and how often; staff turn it into a place, or into another spelling of one.
 */
export const unknownPlaces = defineResource({
  name: 'unknown-places',
  label: ['Unknown place', 'Unknown places'],
  icon: 'map-pin-off',
  representation: (place) => place.typed,
  headline: { value: 'times', states: ['status'], about: ['placeId', 'lastTypedAt'] },
  fields: {
    typed: text({ required: true, readOnly: true, searchable: true, label: 'Typed', maxLength: 120 }),
    spelling: text({ required: true, readOnly: true, answered: false, unique: true, maxLength: 120 }),
    times: integer({ default: 1, readOnly: true, label: 'Times typed', indexed: true }),
    lastTypedAt: dateTime({ required: true, readOnly: true, label: 'Last typed' }),
    status: oneOf(UNKNOWN_PLACE_STATUSES, { default: 'OPEN', filter: 'statuses' }),
    placeId: reference('coverage-places', { label: 'Place', readOnly: true }),
  },
  list: {
    columns: ['typed', 'times', 'lastTypedAt', 'status', 'placeId'],
    sort: { by: 'times', ascending: false },
  },
  screens: [{ list: 'unknown-places', details: 'unknown-place-details', beside: 'coverage' }],
  undoable: true,
  access: {
    list: 'Update Coverage Areas',
    update: 'Update Coverage Areas',
  },
  retention: [{ days: RETENTION.coverageChecks.days, by: 'lastTypedAt' }],
});
