/** What staff are told of in the back-office. */
export const NOTIFICATION_KINDS = [
  'ASSIGNED',
  'VISIT_ASSIGNED',
  'REPLIED',
  'REFUND_APPROVED',
  'REFUND_REJECTED',
  'PAYMENT_FAILED',
  'TASK_FAILED',
  'WEBHOOK_PAUSED',
  'NEW_DEVICE',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** How often an open page asks whether there is something new, ms. */
export const NOTIFICATION_PAUSE = 60_000;

/** The most bytes of a photo that somebody uploads. */
const MAX_PHOTO_BYTES = 384 * 1024;

/** The same as base64, in characters: with the rest of the call it fits into the largest body, 512 KB. */
export const MAX_PHOTO_TEXT = (MAX_PHOTO_BYTES / 3) * 4;
