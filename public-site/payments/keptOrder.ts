import type { PaymentCarrier } from '../../contract/payments/carriers';
import { forget } from '../remembered/remember';
import { recallSecret, rememberSecret } from '../remembered/secret';

/** A submitted order with its checkout token, as this browser stores it. Only the server knows whether it is over. */
export interface KeptOrder {
  token: string;
  orderTrackingId: string;
  redirectUrl: string;
  carrier: PaymentCarrier;
  phoneNumber: string;
  /** True if our own payment endpoint knows the order. */
  told: boolean;
}

const nameOf = (formId: string) => `order.${formId}`;

export const recallOrder = (formId: string): KeptOrder | null => recallSecret<KeptOrder>(nameOf(formId));
export const keepOrder = (formId: string, order: KeptOrder): void => void rememberSecret(nameOf(formId), order);
export const dropOrder = (formId: string): void => forget(nameOf(formId));
