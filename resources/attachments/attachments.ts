import { defineResource, type RecordOf } from '../language/defineResource';
import { integer, reference, text } from '../language/kinds';

/** Pictures and PDFs that staff have attached to a ticket, a work order or an account. */
export const attachments = defineResource({
  name: 'attachments',
  label: ['Attachment', 'Attachments'],
  icon: 'paperclip',
  representation: (attachment) => attachment.fileName,
  fields: {
    ticketId: reference('tickets', { label: 'Ticket', createOnly: true }),
    workOrderId: reference('work-orders', { label: 'Work order', createOnly: true }),
    accountId: reference('accounts', { label: 'Account', createOnly: true }),
    fileName: text({ label: 'File', required: true, maxLength: 200, personal: 'Erased' }),
    mediaType: text({ label: 'File type', required: true, readOnly: true, maxLength: 40 }),
    size: integer({ label: 'Size in bytes', required: true, readOnly: true }),
    sha256: text({ label: 'SHA-256', required: true, readOnly: true, technical: true, maxLength: 64 }),
    uploadedById: reference('users', { label: 'Uploaded by', readOnly: true }),
    contentId: reference('attachment-contents', { required: true, unique: true, readOnly: true, answered: false }),
  },
  list: {
    columns: ['fileName', 'uploadedById', 'ticketId', 'workOrderId', 'accountId', 'dateCreated'],
    sort: { by: 'dateCreated', ascending: false },
  },
  access: {
    list: ['View Tickets', 'View Work Orders', 'View Accounts'],
    remove: 'Write Attachments',
    subjects: ['ticketId', 'workOrderId', 'accountId'],
  },
});

export type Attachment = RecordOf<typeof attachments>;
