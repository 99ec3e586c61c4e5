import { useState } from 'react';
import { brand } from '../../contract/brand';
import { PAYMENT_CARRIERS, type PaymentCarrier } from '../../contract/payments/carriers';
import { formatPhone, prefixCarrier } from '../../contract/phone';

const FIRST: PaymentCarrier = PAYMENT_CARRIERS.find((carrier) => brand.carriers.includes(carrier)) ?? 'PESAPAL';

/** Manages the number and the payment method, which is guessed from the number's prefix until the payer chooses one. */
export function useMethod(knownPhone: string) {
  const [phoneNumber, setPhoneNumber] = useState(() => (knownPhone ? formatPhone(knownPhone) : ''));
  const [chosen, choose] = useState<PaymentCarrier | null>(null);
  const guess = prefixCarrier(phoneNumber);
  const carrier = chosen ?? (guess && brand.carriers.includes(guess) ? guess : FIRST);
  return { phoneNumber, setPhoneNumber, carrier, choose };
}
