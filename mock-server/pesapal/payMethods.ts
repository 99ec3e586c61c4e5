/** The payment methods on the hosted page; `code` is the payment_method in the status call. */
export const PAY_METHODS = [
  { code: 'MTNUG', label: 'MTN MoMo', hint: 'Mobile money', badge: 'MTN' },
  { code: 'AirtelUG', label: 'Airtel Money', hint: 'Mobile money', badge: 'airtel' },
  { code: 'Visa', label: 'Card', hint: 'Visa or Mastercard', badge: 'card' },
] as const;

export type PayMethod = (typeof PAY_METHODS)[number]['code'];

export const isPayMethod = (value: unknown): value is PayMethod => PAY_METHODS.some(({ code }) => code === value);

/** Returns the carrier of the payer's number (Uganda: Airtel 070 074 075 020), or MTN; the payer may choose another. */
export function suggestedMethod(phone: string): PayMethod {
  return /^(?:\+?256|0)?(?:70|74|75|20)\d{7}$/.test(phone.replace(/\s/g, '')) ? 'AirtelUG' : 'MTNUG';
}

/** Returns the payer's account, masked as the provider does (R: `2547xxx73984`, `476173**0010`). */
export function maskedAccount(method: string, phone: string): string {
  if (method === 'Visa') return '476173**0010';
  const national = phone.replace(/\D/g, '').slice(-9).padStart(9, '7');
  return `256${national.slice(0, 1)}xxx${national.slice(-5)}`;
}
