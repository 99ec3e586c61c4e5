import { ACCESS_POLICIES } from '../../contract/network/accessLines';
import { CHANGE_KINDS, CHANGE_REASONS, CHANGE_STATUSES } from '../../contract/network/sessionChanges';
import { RETENTION } from '../../contract/privacy/retention';
import { defineResource } from '../language/defineResource';
import { boolean, dateTime, integer, json, oneOf, reference, text } from '../language/kinds';

/**
 * The changes that a NAS must make to a live session, so that it has what its line should have (docs/radius.md). They are written in
 * the transaction that changes the line (server/network/coa/planSessionChanges.ts), and sent by a job.
 */
export const sessionChanges = defineResource({
  name: 'session-changes',
  label: ['Session change', 'Session changes'],
  singular: 'sessionChange',
  icon: 'refresh-cw',
  representation: (change) => (change.kind === 'COA' ? 'CoA' : 'Disconnect'),
  headline: {
    states: ['status'],
    whom: ['accountId'],
    about: ['kind', 'reason', 'nasId', 'problem', 'acknowledgedAt', 'confirmedAt'],
  },
  fields: {
    radiusSessionId: reference('radius-sessions', { label: 'Session', required: true, readOnly: true }),
    accessLineId: reference('access-lines', { label: 'Access line', required: true, readOnly: true }),
    accountId: reference('accounts', { label: 'Account', readOnly: true, searchable: true }),
    nasId: reference('network-access-servers', { label: 'NAS', required: true, readOnly: true }),
    kind: oneOf(CHANGE_KINDS, { required: true, filter: 'kinds', readOnly: true }),
    reason: oneOf(CHANGE_REASONS, { required: true, filter: 'reasons', readOnly: true }),
    status: oneOf(CHANGE_STATUSES, { default: 'REQUESTED', filter: 'statuses', readOnly: true }),
    /** Why it is not confirmed, in words. */
    problem: text({ readOnly: true, maxLength: 200 }),
    /** What the session may have had before the change, a list (server/network/rules/sessionChanges.ts). */
    given: json({ technical: true }),
    policy: oneOf(ACCESS_POLICIES, { required: true, readOnly: true }),
    downloadMbps: integer({ label: 'Download (Mbps)', readOnly: true }),
    uploadMbps: integer({ label: 'Upload (Mbps)', readOnly: true }),
    burstDownloadMbps: integer({ label: 'Burst download (Mbps)', readOnly: true }),
    burstUploadMbps: integer({ label: 'Burst upload (Mbps)', readOnly: true }),
    staticAddress: text({ label: 'Static address', readOnly: true, maxLength: 15 }),
    attempts: integer({ default: 0, readOnly: true }),
    /** True if a person confirmed that the session may end, although many others did. */
    released: boolean({ default: false, readOnly: true, technical: true }),
    /** When it is sent, or when its proof is due; null if it waits for nothing. */
    nextAttemptAt: dateTime({ label: 'Next attempt', readOnly: true, technical: true, indexed: true }),
    /** When it was sent first. */
    sentAt: dateTime({ label: 'Sent', readOnly: true }),
    acknowledgedAt: dateTime({ label: 'Acknowledged', readOnly: true }),
    confirmedAt: dateTime({ label: 'Confirmed', readOnly: true }),
  },
  list: {
    columns: ['dateCreated', 'accountId', 'nasId', 'kind', 'reason', 'status', 'problem'],
    none: { text: 'Changes appear here once the speed or the access of a line that is online changes.' },
  },
  screens: [{ list: 'session-changes', details: 'session-change-details', beside: 'network-sessions' }],
  access: { list: 'View Access Lines', whose: { through: 'accountId' } },
  retention: [{ days: RETENTION.networkSessions.days, by: 'dateCreated' }],
});
