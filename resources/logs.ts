import { defineResource } from './defineResource';
import { json, oneOf, reference, text } from './kinds';

/** The audit trail: who changed what, when, and what stood there before; only ever appended. */
export const logs = defineResource({
  name: 'logs',
  label: ['Log', 'Logs'],
  icon: 'scroll-text',
  representation: (log) => `${log.action} ${log.resource}`,
  fields: {
    userId: reference('users', { label: 'By', searchable: true }),
    action: oneOf(['CREATE', 'UPDATE', 'DELETE', 'ACTION'], {
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
      demo: () => 'work-orders',
    }),
    recordId: text({
      label: 'Record',
      maxLength: 60,
      filter: 'recordId',
      demo: ({ pick, rows }) => pick(rows('work-orders')).id as string,
    }),
    reason: text({ maxLength: 300, demo: () => null }),
    before: json({ demo: () => ({ status: 'NEW' }) }),
    after: json({ demo: ({ pick }) => ({ status: pick(['ACTIVE', 'CLOSED']) }) }),
  },
  list: { columns: ['dateCreated', 'userId', 'action', 'resource', 'recordId'] },
  screens: [
    {
      list: 'logs',
      details: 'log-details',
      menu: { group: 'Settings', order: 40, permissions: ['View Subscription Activation Logs'] },
    },
  ],
  access: { list: 'View Subscription Activation Logs' },
  // Seven years, as the law asks of books.
  retention: [{ days: 2_557, by: 'dateCreated' }],
  demo: { count: 24 },
});
