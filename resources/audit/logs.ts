import { REASON_LENGTH } from '../../contract/constants';
import { RETENTION } from '../../contract/privacy/retention';
import { inWords } from '../../contract/text';
import { defineResource } from '../language/defineResource';
import { json, oneOf, reference, text } from '../language/kinds';

/** The kinds of audit entries. */
const LOG_ACTIONS = [
  ...['CREATE', 'UPDATE', 'DELETE', 'ACTION'],
  ...['SIGN_IN', 'SIGN_IN_FAILED', 'SIGN_OUT', 'CONFIRMATION_FAILED', 'REFUSED', 'EXPORT', 'UNMASK'],
] as const;

/**
 * The audit log: who changed what, when, and the previous values; who signed in or failed to, was refused a call, exported a
 * list, or revealed a masked value. Append-only.
 */
export const logs = defineResource({
  name: 'logs',
  label: ['Log', 'Logs'],
  icon: 'scroll-text',
  representation: (log) => inWords(log.action),
  headline: { states: [], whom: ['userId'], about: ['action'] },
  fields: {
    userId: reference('users', { label: 'By', searchable: true }),
    apiKeyId: reference('api-keys', { label: 'API key' }),
    action: oneOf(LOG_ACTIONS, { required: true, filter: 'actions' }),
    resource: text({
      label: 'What',
      required: true,
      searchable: true,
      maxLength: 60,
      filter: 'resources',
      namesResource: true,
    }),
    recordId: text({ label: 'Record', maxLength: 60, filter: 'recordId', idOf: 'resource' }),
    reason: text({ maxLength: REASON_LENGTH }),
    before: json({ recordOf: 'resource' }),
    after: json({ recordOf: 'resource' }),
  },
  list: { columns: ['dateCreated', 'userId', 'action', 'resource', 'recordId', 'reason'] },
  screens: [
    {
      list: 'logs',
      details: 'log-details',
      menu: { group: 'Settings', order: 40, permissions: ['View Subscription Activation Logs'] },
      views: [
        { label: 'Today', query: { dateCreatedFrom: 'today', dateCreatedTo: 'today' }, preselected: true },
        { label: 'This week', query: { dateCreatedFrom: 'monday', dateCreatedTo: 'sunday' } },
      ],
    },
    {
      list: 'id-views',
      details: 'log-details',
      label: 'Views of national IDs',
      filter: { actions: 'UNMASK' },
      columns: ['dateCreated', 'userId', 'resource', 'recordId', 'reason'],
      beside: 'logs',
    },
  ],
  access: { list: 'View Subscription Activation Logs', about: 'resource' },
  // Seven years, as the law requires for books.
  retention: [{ days: RETENTION.logs.days, by: 'dateCreated' }],
});
