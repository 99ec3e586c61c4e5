import { ACCESS_POLICIES } from '../../contract/network/accessLines';
import { SESSION_ENDS, SESSION_STATUSES } from '../../contract/network/sessions';
import { RETENTION } from '../../contract/privacy/retention';
import { defineResource } from '../language/defineResource';
import { bytes, dateTime, integer, oneOf, reference, text } from '../language/kinds';

/**
 * The sessions of customers' modems, as the NAS reported them (docs/radius.md). Only the reader of accounting writes them
 * (server/network/accounting/). The bytes are totals since the session began, and never become less.
 */
export const radiusSessions = defineResource({
  name: 'radius-sessions',
  label: ['Session', 'Sessions'],
  singular: 'radiusSession',
  icon: 'activity',
  representation: (session) => session.username,
  headline: {
    value: 'downloadBytes',
    states: ['status'],
    whom: ['accountId'],
    about: ['startedAt', 'framedAddress', 'nasAddress'],
  },
  fields: {
    // Not in the command box: it is usually the account number, whose customer is meant.
    username: text({ required: true, readOnly: true, searchable: true, personal: 'erased', maxLength: 253 }),
    accessLineId: reference('access-lines', { label: 'Access line', readOnly: true }),
    accountId: reference('accounts', { label: 'Account', readOnly: true, searchable: true }),
    status: oneOf(SESSION_STATUSES, { required: true, filter: 'statuses', readOnly: true }),
    nasAddress: text({ label: 'NAS', required: true, readOnly: true, filter: 'nasAddress', maxLength: 45 }),
    /** Unique within its NAS, which may use it again after a restart. */
    sessionId: text({ label: 'Session ID', required: true, readOnly: true, technical: true, maxLength: 253 }),
    /** The count of sessions that have had this NAS, session ID and username. */
    occurrence: integer({ required: true, readOnly: true, technical: true, min: 1 }),
    framedAddress: text({
      label: 'Address',
      readOnly: true,
      searchable: true,
      indexed: true,
      found: 'code',
      personal: true,
      maxLength: 45,
    }),
    callingStation: text({
      label: 'MAC address',
      readOnly: true,
      searchable: true,
      found: 'code',
      personal: true,
      maxLength: 253,
    }),
    nasPort: text({ label: 'NAS port', readOnly: true, maxLength: 253 }),
    startedAt: dateTime({ label: 'Online since', required: true, readOnly: true, days: 'startedAt', indexed: true }),
    lastUpdateAt: dateTime({ label: 'Last report', required: true, readOnly: true }),
    stoppedAt: dateTime({ label: 'Offline since', readOnly: true }),
    endedBy: oneOf(SESSION_ENDS, { label: 'Ended by', readOnly: true, filter: 'ends' }),
    /** In the words of RADIUS, such as Lost-Carrier; null unless the session was stopped. */
    terminateCause: text({ label: 'Cause', readOnly: true, maxLength: 253 }),
    /** What RADIUS answered at its login, or what a change of the session has confirmed since; null if that is not known. */
    policy: oneOf(ACCESS_POLICIES, { readOnly: true }),
    downloadMbps: integer({ label: 'Download (Mbps)', readOnly: true }),
    uploadMbps: integer({ label: 'Upload (Mbps)', readOnly: true }),
    burstDownloadMbps: integer({ label: 'Burst download (Mbps)', readOnly: true }),
    burstUploadMbps: integer({ label: 'Burst upload (Mbps)', readOnly: true }),
    downloadBytes: bytes({ label: 'Download', required: true, readOnly: true }),
    uploadBytes: bytes({ label: 'Upload', required: true, readOnly: true }),
  },
  unique: [['nasAddress', 'sessionId', 'username', 'occurrence']],
  list: {
    columns: ['username', 'accountId', 'status', 'framedAddress', 'nasAddress', 'startedAt', 'downloadBytes'],
    // Live ones first.
    sort: { by: 'status', ascending: false },
    none: { text: 'Sessions appear here once a NAS sends its accounting.' },
  },
  screens: [
    {
      list: 'network-sessions',
      details: 'network-session-details',
      menu: { group: 'Network', order: 30, permissions: ['View Access Lines'] },
    },
  ],
  access: { list: 'View Access Lines', whose: { through: 'accountId' } },
  retention: [{ days: RETENTION.networkSessions.days, by: 'stoppedAt' }],
});
