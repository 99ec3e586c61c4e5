import { lateOf } from '../../browser/lateOf';

/** The attachments of a record, whose code is loaded separately. */
export const Attachments = lateOf(() => import('./AttachmentsPanel').then((m) => m.AttachmentsPanel));
