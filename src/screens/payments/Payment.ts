import type { Payment } from '../../../resources/payments/Payment';

/** Returns the payment method: the carrier, or the method of a manual payment. */
export const meansOf = ({ carrier, manualMethod }: Payment) => manualMethod ?? carrier;
