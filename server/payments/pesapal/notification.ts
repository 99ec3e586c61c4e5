import { z } from 'zod';

/** A callback or notification: a hint to fetch the status and no more (it is not signed); no room for a status. */
export interface Notification {
  trackingId: string;
  /** Empty where the sender left it out. */
  merchantReference: string;
  /** IPNCHANGE, RECURRING or CALLBACKURL; null where it was left out (some callbacks, R). */
  type: string | null;
}

/** What the provider expects back: `status` an integer, 200 handled, 500 received but failed (it is sent again). */
export interface NotificationAnswer {
  orderNotificationType: string;
  orderTrackingId: string;
  orderMerchantReference: string;
  status: 200 | 500;
}

/** Reads what query and body hold, names in any case. Null when no tracking id (a GUID) is in it. */
export function readNotification(given: object): Notification | null {
  const byName = new Map(Object.entries(given).map(([name, value]) => [name.toLowerCase(), value]));
  const text = (name: string) => z.string().trim().catch('').parse(byName.get(name));
  const trackingId = z.guid().safeParse(text('ordertrackingid'));
  if (!trackingId.success) return null;
  const type = text('ordernotificationtype') || null;
  return { trackingId: trackingId.data, merchantReference: text('ordermerchantreference'), type };
}

/** The acknowledgement, echoing what came. */
export function notificationAnswer(notification: Notification, status: 200 | 500): NotificationAnswer {
  return {
    orderNotificationType: notification.type ?? 'IPNCHANGE',
    orderTrackingId: notification.trackingId,
    orderMerchantReference: notification.merchantReference,
    status,
  };
}
