import { RETENTION } from '../../contract/privacy/retention';
import { defineResource } from '../language/defineResource';
import { bytes, date, reference } from '../language/kinds';

/**
 * The bytes that a line carried on a day in the provider's time zone, for the account that had the line then. They are added up from
 * what the totals of its sessions grew by, so that all days together are the totals.
 */
export const usageDays = defineResource({
  name: 'usage-days',
  label: ['Day of usage', 'Usage'],
  icon: 'chart-column',
  representation: (usage) => usage.day,
  headline: { value: 'downloadBytes', whom: ['accountId'], about: ['day', 'accessLineId', 'uploadBytes'] },
  fields: {
    day: date({ required: true, readOnly: true, days: 'day', indexed: true }),
    accountId: reference('accounts', { label: 'Account', required: true, readOnly: true, searchable: true }),
    accessLineId: reference('access-lines', {
      label: 'Access line',
      required: true,
      readOnly: true,
      searchable: true,
    }),
    downloadBytes: bytes({ label: 'Download', required: true, readOnly: true }),
    uploadBytes: bytes({ label: 'Upload', required: true, readOnly: true }),
  },
  unique: [['accessLineId', 'accountId', 'day']],
  list: {
    columns: ['day', 'accountId', 'accessLineId', 'downloadBytes', 'uploadBytes'],
    sort: { by: 'day', ascending: false },
    none: { text: 'Usage appears here once a NAS sends its accounting.' },
  },
  screens: [{ list: 'network-usage', beside: 'network-sessions' }],
  access: { list: 'View Access Lines', whose: { through: 'accountId' } },
  retention: [{ days: RETENTION.networkSessions.days, by: 'dateCreated' }],
});
