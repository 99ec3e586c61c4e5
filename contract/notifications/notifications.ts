/** The events that staff are notified of in the back-office. */
export const NOTIFICATION_KINDS = [
  'ASSIGNED',
  'TAKEN_OVER',
  'VISIT_ASSIGNED',
  'REPLIED',
  'CUSTOMER_REPLIED',
  'REFUND_APPROVED',
  'REFUND_REJECTED',
  'COMMISSION_PAID',
  'PAYMENT_FAILED',
  'TASK_FAILED',
  'WEBHOOK_PAUSED',
  'MENTIONED',
  'TASK_ASSIGNED',
  'NEW_DEVICE',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** The interval at which an open page checks for new notifications, in ms. */
export const NOTIFICATION_PAUSE = 60_000;

/** The maximum size of an uploaded photo, in bytes. */
const MAX_PHOTO_BYTES = 384 * 1024;

/** The maximum length of a photo as base64. With the rest of the call it fits into the largest body, 512 KB. */
export const MAX_PHOTO_TEXT = (MAX_PHOTO_BYTES / 3) * 4;
