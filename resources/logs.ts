import { defineResource } from './defineResource';
import type { Demo } from './demo/Demo';
import { json, oneOf, reference, text } from './kinds';

/** What the audit log tells of. */
const LOG_ACTIONS = [
  ...['CREATE', 'UPDATE', 'DELETE', 'ACTION'],
  ...['SIGN_IN', 'SIGN_IN_FAILED', 'SIGN_OUT', 'EXPORT', 'UNMASK'],
] as const;

/** What the demo data's entries tell of, in turns: a resource, the status before, and those after. */
const TOLD = [
  ['work-orders', 'NEW', ['ACTIVE', 'CLOSED']],
  ['accounts', 'NEW', ['ACTIVE', 'SUSPENDED']],
  ['subscriptions', 'ACTIVE', ['TERMINATED', 'CANCELLED']],
] as const;
const toldOf = ({ index }: Demo) => TOLD[index % TOLD.length] ?? TOLD[0];

/**
 * The audit log: who changed what, when, and what stood there before; who signed in or failed to, exported a list, or looked at
 * what is masked. Only ever appended.
 */
export const logs = defineResource({
  name: 'logs',
  label: ['Log', 'Logs'],
  icon: 'scroll-text',
  representation: (log) => `${log.action} ${log.resource}`,
  fields: {
    userId: reference('users', { label: 'By', searchable: true }),
    action: oneOf(LOG_ACTIONS, {
      required: true,
      filter: 'actions',
      demo: () => 'UPDATE',
    }),
    resource: text({
      label: 'What',
      required: true,
      searchable: true,
      maxLength: 60,
      filter: 'resources',
      demo: (demo) => toldOf(demo)[0],
    }),
    recordId: text({
      label: 'Record',
      maxLength: 60,
      filter: 'recordId',
      demo: (demo) => demo.pick(demo.rows(toldOf(demo)[0])).id as string,
    }),
    reason: text({ maxLength: 300, demo: () => null }),
    before: json({ recordOf: 'resource', demo: (demo) => ({ status: toldOf(demo)[1] }) }),
    after: json({ recordOf: 'resource', demo: (demo) => ({ status: demo.pick(toldOf(demo)[2]) }) }),
  },
  list: { columns: ['dateCreated', 'userId', 'action', 'resource', 'recordId'] },
  screens: [
    {
      list: 'logs',
      details: 'log-details',
      menu: { group: 'Settings', order: 40, permissions: ['View Subscription Activation Logs'] },
    },
  ],
  access: { list: 'View Subscription Activation Logs', about: 'resource' },
  // Seven years, as the law asks of books.
  retention: [{ days: 2_557, by: 'dateCreated' }],
  demo: { count: 24 },
});
