import type { PaymentCarrier } from '../../contract/payments/carriers';
import { forget } from '../remembered/remember';
import { recallSecret, rememberSecret } from '../remembered/secret';

/** A submitted order with its checkout token, as this browser keeps it. Whether it is over, the server is asked. */
export interface KeptOrder {
  token: string;
  orderTrackingId: string;
  redirectUrl: string;
  carrier: PaymentCarrier;
  phoneNumber: string;
  /** Whether our own payment endpoint has been told of it. */
  told: boolean;
}

const nameOf = (formId: string) => `order.${formId}`;

export const recallOrder = (formId: string): KeptOrder | null => recallSecret<KeptOrder>(nameOf(formId));
export const keepOrder = (formId: string, order: KeptOrder): void => void rememberSecret(nameOf(formId), order);
export const dropOrder = (formId: string): void => forget(nameOf(formId));
