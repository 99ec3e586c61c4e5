import type { StandInOrder } from './state';

/** Returns the callback address (D), which never contains a status and usually contains OrderNotificationType. */
export function callbackAddress(order: StandInOrder, namesItsType: boolean): string {
  const url = new URL(order.callbackUrl);
  url.searchParams.set('OrderTrackingId', order.trackingId);
  url.searchParams.set('OrderMerchantReference', order.merchantReference);
  if (namesItsType) url.searchParams.set('OrderNotificationType', 'CALLBACKURL');
  return url.href;
}

/** Returns where a payer who leaves is sent: the unchanged cancellation_url (I: nothing is added) or the callback. */
export function leaveAddress(order: StandInOrder, namesItsType: boolean): string {
  return order.cancellationUrl ?? callbackAddress(order, namesItsType);
}
