import type { PaymentCarrier } from '../../contract/payments/carriers';
import { forget, recall, remember } from '../remembered/remember';

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

export const recallOrder = (formId: string): KeptOrder | null => recall<KeptOrder>(nameOf(formId));
export const keepOrder = (formId: string, order: KeptOrder): void => remember(nameOf(formId), order);
export const dropOrder = (formId: string): void => forget(nameOf(formId));
