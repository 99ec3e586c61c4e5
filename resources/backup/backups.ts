import { BACKUP_OCCASIONS, BACKUP_STATUSES } from '../../contract/backup/backups';
import { defineResource } from '../language/defineResource';
import { dateTime, integer, oneOf, text } from '../language/kinds';

/** The backups, and whether each was proved: restored into a scratch database and compared. They are not personal data. */
export const backups = defineResource({
  name: 'backups',
  label: ['Backup', 'Backups'],
  icon: 'database-backup',
  representation: (backup) => backup.fileName,
  headline: { states: ['status'], about: ['takenAt', 'occasion', 'megabytes', 'place'] },
  fields: {
    fileName: text({ label: 'File', required: true, maxLength: 100 }),
    /** The moment whose data the backup contains. */
    takenAt: dateTime({ label: 'As of', required: true, indexed: true }),
    occasion: oneOf(BACKUP_OCCASIONS, { required: true, filter: 'occasions' }),
    status: oneOf(BACKUP_STATUSES, { default: 'MADE', filter: 'statuses' }),
    problem: text({ maxLength: 300 }),
    place: text({ required: true, maxLength: 300 }),
    /** In megabytes, rounded up. */
    megabytes: integer({ label: 'Size in MB' }),
    rows: integer({ label: 'Records' }),
    provedAt: dateTime({ label: 'Proved' }),
  },
  list: {
    columns: ['takenAt', 'occasion', 'status', 'provedAt', 'megabytes', 'rows', 'fileName', 'place', 'problem'],
    sort: { by: 'takenAt', ascending: false },
    none: {
      text: 'One is made and proved each night once a place for backups is set under Connections. On the server, npm run backup makes one at once.',
      page: 'connections',
    },
  },
  screens: [{ list: 'backups', menu: { group: 'Settings', order: 44, permissions: ['View Backups'] } }],
  access: { list: 'View Backups' },
  // Longer than any backup is kept.
  retention: [{ days: 800, by: 'takenAt' }],
});
