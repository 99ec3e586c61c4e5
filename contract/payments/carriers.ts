/** Names of the means of payment (specification, section 3). */
export const PAYMENT_CARRIERS = ['MTN_UGANDA', 'AIRTEL_UGANDA', 'PESAPAL'] as const;
export type PaymentCarrier = (typeof PAYMENT_CARRIERS)[number];

const LABELS = new Map<string | null, string>([
  ['AIRTEL_UGANDA', 'Airtel Money'],
  ['MTN_UGANDA', 'MTN Mobile Money'],
  ['PESAPAL', 'Card'],
]);

/** The label derived from a carrier's name; anything unknown is "Unknown". */
export function paymentMethodOf(carrier: string | null): string {
  return LABELS.get(carrier) ?? 'Unknown';
}

const REPORTED: readonly [RegExp, PaymentCarrier][] = [
  [/mtn/i, 'MTN_UGANDA'],
  [/airtel/i, 'AIRTEL_UGANDA'],
  [/visa|master|amex|card/i, 'PESAPAL'],
];

/** The carrier behind the provider's own name of a means of payment (`MTNUG`, `Visa`); null for one that we do not know. */
export function carrierOf(reported: string | null): PaymentCarrier | null {
  return REPORTED.find(([pattern]) => pattern.test(reported ?? ''))?.[1] ?? null;
}
