import { defineResource } from '../language/defineResource';
import { dateTime, integer, reference } from '../language/kinds';

/**
 * A time in which nobody is cut off, because more than the configured share of all lines would be within a day: more likely
 * something is wrong than that all of these customers did not pay. It lasts until a person confirms the cut-offs.
 */
export const cutOffStops = defineResource({
  name: 'cut-off-stops',
  label: ['Cut-off stop', 'Cut-off stops'],
  icon: 'shield-alert',
  representation: (stop) => stop.beganAt,
  headline: { value: 'endingLines', about: ['beganAt', 'endedAt', 'activeLines'] },
  fields: {
    beganAt: dateTime({ label: 'Since', required: true, readOnly: true, indexed: true }),
    /** Null until it is confirmed. */
    endedAt: dateTime({ label: 'Confirmed', readOnly: true, indexed: true }),
    endingLines: integer({ label: 'Lines to cut off', required: true, readOnly: true }),
    activeLines: integer({ label: 'Lines that are on', required: true, readOnly: true }),
    mostPercent: integer({ label: 'Allowed share (%)', required: true, readOnly: true }),
    confirmedById: reference('users', { label: 'Confirmed by', readOnly: true }),
  },
  list: {
    columns: ['beganAt', 'endingLines', 'activeLines', 'mostPercent', 'endedAt', 'confirmedById'],
    sort: { by: 'beganAt', ascending: false },
    none: { text: 'So many lines were never about to be cut off at once.' },
  },
  screens: [{ list: 'cut-off-stops', details: 'cut-off-stop-details', beside: 'access-lines' }],
  access: { list: 'View Access Lines' },
});
