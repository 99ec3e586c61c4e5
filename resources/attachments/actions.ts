import { MAX_ATTACHMENT_BYTES } from '../../contract/attachments/attachments';
import { defineActions } from '../language/defineActions';
import { eitherOf } from '../language/inputRules';
import { longText, text } from '../language/kinds';
import * as shape from '../language/shapes';
import { attachments } from './attachments';

const { ticketId, workOrderId, accountId } = attachments.fields;

/** Base64 has four characters for three bytes. */
const MAX_CONTENT = Math.ceil(MAX_ATTACHMENT_BYTES / 3) * 4;

/** Actions for attachments in addition to plain CRUD. */
export const attachmentActions = defineActions(
  { name: 'Attachments', description: 'Pictures and PDFs on tickets, work orders and accounts.' },
  {
    uploadAttachment: {
      method: 'POST',
      base: 'v1',
      path: 'attachments',
      access: 'Write Attachments',
      scoped: true,
      success: 201,
      maxBytes: 14 * 1024 * 1024,
      limits: [{ by: 'caller', most: 600, minutes: 60, what: 'uploads' }],
      input: {
        ticketId,
        workOrderId,
        accountId,
        fileName: text({ label: 'File', required: true, maxLength: 200 }),
        mediaType: text({ label: 'File type', maxLength: 100, help: 'If given, it must fit the content.' }),
        /** The file's bytes in base64: JPEG, PNG, WebP or PDF. */
        content: longText({ required: true, label: 'File', maxLength: MAX_CONTENT }),
      },
      rules: [
        eitherOf(
          ['ticketId', 'workOrderId', 'accountId'],
          'An attachment belongs to exactly one ticket, work order or account.',
        ),
      ],
      audit: { resource: 'attachments', action: 'CREATE' },
      answer: shape.object({ attachment: shape.record('attachments') }),
      reads: 'attachment',
      summary: 'Attach a picture or PDF to a ticket, work order or account; the same file again answers the first one',
    },
    downloadAttachment: {
      method: 'GET',
      base: 'v1',
      path: 'attachments/{id}/content',
      access: ['View Tickets', 'View Work Orders', 'View Accounts'],
      scoped: true,
      answer: shape.file('image/jpeg', 'image/png', 'image/webp', 'application/pdf'),
      reads: '',
      summary: 'The content of an attachment',
    },
  },
);
