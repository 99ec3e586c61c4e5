import { defineResource, type RecordOf } from '../language/defineResource';
import { longText, reference, references } from '../language/kinds';

/** Notes of staff on a client, an account or a payment. Notes on tickets are comments there, next to the customer's messages. */
export const notes = defineResource({
  name: 'notes',
  label: ['Note', 'Notes'],
  icon: 'sticky-note',
  representation: (note) => note.body.slice(0, 60),
  fields: {
    clientId: reference('clients', { label: 'Client', createOnly: true }),
    accountId: reference('accounts', { label: 'Account', createOnly: true }),
    paymentId: reference('payments', { label: 'Payment', createOnly: true }),
    authorId: reference('users', { label: 'By', readOnly: true }),
    body: longText({ label: 'Note', required: true, searchable: true, maxLength: 2000 }),
    /** The colleagues whom the author notified of it. */
    mentionedIds: references('users', { label: 'Mentioned' }),
  },
  list: {
    columns: ['body', 'authorId', 'clientId', 'accountId', 'paymentId', 'dateCreated'],
    sort: { by: 'dateCreated', ascending: false },
  },
  access: {
    list: ['View Leads', 'View Accounts', 'View Payments'],
    create: 'Write Notes',
    update: 'Write Notes',
    remove: 'Write Notes',
    subjects: ['clientId', 'accountId', 'paymentId'],
  },
});

export type Note = RecordOf<typeof notes>;
