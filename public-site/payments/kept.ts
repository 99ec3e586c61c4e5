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

const orderName = (formId: string) => `order.${formId}`;

export const recallOrder = (formId: string): KeptOrder | null => recallSecret<KeptOrder>(orderName(formId));
export const keepOrder = (formId: string, order: KeptOrder): void => void rememberSecret(orderName(formId), order);
export const dropOrder = (formId: string): void => forget(orderName(formId));

/** The payer, as far as this visit knows them; the API masks the data for anyone else, so a new device asks again. */
export interface Payer {
  firstName: string;
  lastName: string;
  phoneNumber: string;
  emailAddress: string;
  /** The installation address of their order. */
  installationAddress?: string;
}

const payerName = (formId: string) => `payer.${formId}`;

export const recallPayer = (formId: string): Payer | null => recallSecret<Payer>(payerName(formId), 'visit');

/** Remembers the payer for this visit only. */
export const rememberPayer = (formId: string, payer: Payer): void =>
  void rememberSecret(payerName(formId), payer, 'visit');
