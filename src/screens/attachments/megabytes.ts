import { MAX_ATTACHMENT_BYTES } from '../../../contract/attachments/attachments';

/** The maximum size of an attachment in megabytes. */
export const MEGABYTES = MAX_ATTACHMENT_BYTES / 2 ** 20;
