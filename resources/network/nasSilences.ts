import { RETENTION } from '../../contract/privacy/retention';
import { defineResource } from '../language/defineResource';
import { dateTime, integer, text } from '../language/kinds';

/**
 * A time in which so many sessions of a NAS missed their reports that none was ended: more likely the reports got lost than that all
 * of these customers went offline.
 */
export const nasSilences = defineResource({
  name: 'nas-silences',
  label: ['Silent NAS', 'Silent NAS'],
  singular: 'nasSilence',
  icon: 'server-off',
  representation: (silence) => silence.nasAddress,
  headline: { value: 'silentSessions', about: ['beganAt', 'endedAt', 'liveSessions'] },
  fields: {
    nasAddress: text({ label: 'NAS', required: true, readOnly: true, searchable: true, maxLength: 45 }),
    beganAt: dateTime({ label: 'Since', required: true, readOnly: true, indexed: true }),
    /** Null while it lasts. */
    endedAt: dateTime({ label: 'Until', readOnly: true, indexed: true }),
    silentSessions: integer({ label: 'Silent sessions', required: true, readOnly: true }),
    liveSessions: integer({ label: 'Live sessions', required: true, readOnly: true }),
  },
  list: {
    columns: ['nasAddress', 'beganAt', 'endedAt', 'silentSessions', 'liveSessions'],
    sort: { by: 'beganAt', ascending: false },
    none: { text: 'No NAS has been silent.' },
  },
  screens: [{ list: 'silent-nas', details: 'silent-nas-details', beside: 'network-sessions' }],
  access: { list: 'View Access Lines' },
  retention: [{ days: RETENTION.networkSessions.days, by: 'endedAt' }],
});
