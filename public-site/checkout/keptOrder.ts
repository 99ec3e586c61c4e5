import type { PaymentCarrier } from '../../contract/carriers';
import { forget, recall, remember } from '../remembered/remember';

/** A submitted order with its checkout token, as this browser keeps it. */
export interface KeptOrder {
  token: string;
  orderTrackingId: string;
  redirectUrl: string;
  carrier: PaymentCarrier;
  phoneNumber: string;
  amount: number;
  currency: string;
  /** Milliseconds since 1970. */
  submittedAt: number;
  /** Whether our own payment endpoint has been told of it. */
  told: boolean;
}

/** A hosted page older than this has certainly closed, so the visitor may start afresh. Milliseconds. */
export const HOSTED_PAGE_LIFE = 3_600_000;

const nameOf = (formId: string) => `order.${formId}`;

export const recallOrder = (formId: string): KeptOrder | null => recall<KeptOrder>(nameOf(formId));
export const keepOrder = (formId: string, order: KeptOrder): void => remember(nameOf(formId), order);
export const dropOrder = (formId: string): void => forget(nameOf(formId));

/** Whether an order that is still pending may be left for a new one. */
export const mayStartAgain = (order: KeptOrder, now: number): boolean => now - order.submittedAt > HOSTED_PAGE_LIFE;
