import { REASON_LENGTH } from '../../contract/constants';
import { HOLD_CLUES, HOLD_REASONS, HOLD_STATUSES } from '../../contract/network/accessHolds';
import { defineResource } from '../language/defineResource';
import { dateTime, longText, oneOf, reference, text } from '../language/kinds';

/**
 * Why a line stays on although its paid days end, and until when at the latest (docs/radius.md). Only the server writes holds
 * (server/network/holds/): each with the desired state of its line.
 */
export const accessHolds = defineResource({
  name: 'access-holds',
  label: ['Access hold', 'Access holds'],
  icon: 'shield-check',
  headline: {
    value: 'until',
    states: ['status'],
    whom: ['accountId'],
    about: ['reason', 'clue', 'accessLineId'],
  },
  fields: {
    accountId: reference('accounts', { label: 'Account', required: true, readOnly: true, searchable: true }),
    accessLineId: reference('access-lines', { label: 'Access line', required: true, readOnly: true, searchable: true }),
    reason: oneOf(HOLD_REASONS, { required: true, readOnly: true, filter: 'reasons' }),
    clue: oneOf(HOLD_CLUES, { label: 'Evidence', readOnly: true, filter: 'clues' }),
    status: oneOf(HOLD_STATUSES, { default: 'ACTIVE', readOnly: true, filter: 'statuses' }),
    /** The first moment that it does not cover. */
    until: dateTime({ label: 'On until', required: true, readOnly: true, indexed: true }),
    endedAt: dateTime({ label: 'Ended', readOnly: true }),
    statementLineId: reference('statement-lines', { label: 'Statement line', readOnly: true }),
    notificationId: reference('unmatched-notifications', { label: 'Unmatched notification', readOnly: true }),
    paymentId: reference('payments', { label: 'Payment', readOnly: true }),
    claimId: reference('claims', { label: 'Payment claim', readOnly: true }),
    subscriptionId: reference('subscriptions', { label: 'Subscription', readOnly: true }),
    stopId: reference('cut-off-stops', { label: 'Cut-off stop', readOnly: true }),
    /** The id of the record that is its evidence: each holds a line once. Null for a promise. */
    evidence: text({ readOnly: true, technical: true, maxLength: 36 }),
    note: longText({ label: 'What was promised, and why', readOnly: true, maxLength: REASON_LENGTH }),
    promisedById: reference('users', { label: 'Promised by', readOnly: true }),
    endedById: reference('users', { label: 'Ended by', readOnly: true }),
  },
  unique: [['accessLineId', 'evidence']],
  list: {
    columns: ['accountId', 'accessLineId', 'reason', 'clue', 'until', 'status', 'dateCreated'],
    sort: { by: 'dateCreated', ascending: false },
    none: { text: 'A line that is kept on although its paid days ended appears here.' },
  },
  screens: [
    {
      list: 'access-holds',
      details: 'access-hold-details',
      label: 'Lines kept on',
      beside: 'access-lines',
      views: [{ label: 'Kept on now', query: { statuses: 'ACTIVE' }, preselected: true }],
    },
  ],
  access: { list: 'View Access Lines', whose: { through: 'accountId' } },
});
