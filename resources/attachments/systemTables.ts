import { defineResource } from '../language/defineResource';
import { longText } from '../language/kinds';

/**
 * The contents of attachments, which no list reads. It has no declared access, so it has no endpoint or screen. A content to which
 * no attachment refers is removed (server/attachments/jobs/removeContents.ts).
 */
export const attachmentContents = defineResource({
  name: 'attachment-contents',
  label: ['Attachment content', 'Attachment contents'],
  fields: {
    /** In base64; null if the bucket keeps it as an object that is named after this record. */
    content: longText({ maxLength: 14_000_000 }),
  },
});
