import { z } from 'zod';

/** A callback or notification. It is not signed, so it is only a hint to fetch the status, and has no field for one. */
export interface IpnMessage {
  trackingId: string;
  /** Empty if the sender omitted it. */
  merchantReference: string;
  /** IPNCHANGE, RECURRING or CALLBACKURL; null if it was omitted (some callbacks, R). */
  type: string | null;
}

/** The response that the provider expects. `status` is an integer: 200 handled, 500 received but failed (it is sent again). */
export interface NotificationAnswer {
  orderNotificationType: string;
  orderTrackingId: string;
  orderMerchantReference: string;
  status: 200 | 500;
}

/** Reads a notification from query and body, with names in any case. Returns null if there is no tracking id (a GUID). */
export function readNotification(given: object): IpnMessage | null {
  const byName = new Map(Object.entries(given).map(([name, value]) => [name.toLowerCase(), value]));
  const text = (name: string) => z.string().trim().catch('').parse(byName.get(name));
  const trackingId = z.guid().safeParse(text('ordertrackingid'));
  if (!trackingId.success) return null;
  const type = text('ordernotificationtype') || null;
  return { trackingId: trackingId.data, merchantReference: text('ordermerchantreference'), type };
}

/** Returns the acknowledgement, which echoes the notification. */
export function notificationAnswer(notification: IpnMessage, status: 200 | 500): NotificationAnswer {
  return {
    orderNotificationType: notification.type ?? 'IPNCHANGE',
    orderTrackingId: notification.trackingId,
    orderMerchantReference: notification.merchantReference,
    status,
  };
}
