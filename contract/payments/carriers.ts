/** Names of the payment methods (specification, section 3). */
export const PAYMENT_CARRIERS = ['MTN_UGANDA', 'AIRTEL_UGANDA', 'PESAPAL'] as const;
export type PaymentCarrier = (typeof PAYMENT_CARRIERS)[number];

const LABELS = new Map<string | null, string>([
  ['AIRTEL_UGANDA', 'Airtel Money'],
  ['MTN_UGANDA', 'MTN Mobile Money'],
  ['PESAPAL', 'Card'],
]);

/** Returns the label of a carrier, or "Unknown". */
export function paymentMethodOf(carrier: string | null): string {
  return LABELS.get(carrier) ?? 'Unknown';
}

const REPORTED: readonly [RegExp, PaymentCarrier][] = [
  [/mtn/i, 'MTN_UGANDA'],
  [/airtel/i, 'AIRTEL_UGANDA'],
  [/visa|master|amex|card/i, 'PESAPAL'],
];

/** Returns the carrier of the provider's name for a payment method (`MTNUG`, `Visa`), or null if it is unknown. */
export function findCarrier(reported: string | null): PaymentCarrier | null {
  return REPORTED.find(([pattern]) => pattern.test(reported ?? ''))?.[1] ?? null;
}
