import type { StandInOrder } from './state';

/** The callback (D): never a status in it; OrderNotificationType is usually there. */
export function callbackAddress(order: StandInOrder, namesItsType: boolean): string {
  const url = new URL(order.callbackUrl);
  url.searchParams.set('OrderTrackingId', order.trackingId);
  url.searchParams.set('OrderMerchantReference', order.merchantReference);
  if (namesItsType) url.searchParams.set('OrderNotificationType', 'CALLBACKURL');
  return url.href;
}

/** Where a payer goes who leaves: cancellation_url as it was given (I: nothing is added), else the callback. */
export function leaveAddress(order: StandInOrder, namesItsType: boolean): string {
  return order.cancellationUrl ?? callbackAddress(order, namesItsType);
}
