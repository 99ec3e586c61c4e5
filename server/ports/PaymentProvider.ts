import { Refusal } from '../../contract/api/errors';
import type { ProviderStatus } from '../rules/ProviderStatus';

/** A payment order with the field names of the specification (section 3). The amount is in whole units of `currency`. */
export interface PaymentOrder {
  /** Our merchant reference: at most 50 letters, digits and `- _ . :`. Every attempt has a new one. */
  id: string;
  currency: string;
  amount: number;
  /** At most 100 characters. */
  description: string;
  callback_url: string;
  cancellation_url?: string;
  notification_id: string;
  branch?: string;
  billing_address: BillingAddress;
}

/** Must include `phone_number` or `email_address`. */
interface BillingAddress {
  email_address?: string;
  phone_number?: string;
  /** ISO 3166-1 alpha-2. */
  country_code?: string;
  first_name?: string;
  middle_name?: string;
  last_name?: string;
  line_1?: string;
  line_2?: string;
  city?: string;
  state?: string;
  postal_code?: string;
  zip_code?: string;
}

/** The provider's response to an order. The payer continues on the hosted page at `redirectUrl`. */
export interface SubmittedOrder {
  trackingId: string;
  merchantReference: string;
  redirectUrl: string;
}

/** The port to a provider of hosted payments. Every method throws ProviderError if the provider refuses or cannot be reached. */
export interface PaymentProvider {
  /** Stored with every payment; (name, trackingId) is unique. */
  readonly name: string;
  /** False if no provider is set up. Then nothing may be started that needs one. */
  readonly isSetUp: boolean;
  /** Returns the id of the registered notification address; registers the address first if needed. */
  notificationId(): Promise<string>;
  submitOrder(order: PaymentOrder): Promise<SubmittedOrder>;
  status(trackingId: string): Promise<ProviderStatus>;
  /** A response means that the refund was accepted, not that it was paid out. */
  refund(request: {
    confirmationCode: string;
    amount: number;
    username: string;
    remarks: string;
  }): Promise<{ message: string }>;
}

/** Refuses to start a payment if no provider is set up. */
export function requireSetUp({ isSetUp }: PaymentProvider): void {
  if (!isSetUp) throw new Refusal('unavailable', NOT_SET_UP);
}

export const NOT_SET_UP = 'Payments are not set up yet. Nothing was charged.';

/**
 * A refusal by the provider (`kind: 'refused'`), or no usable response (`kind: 'unreachable'`), from which nothing may be
 * concluded.
 */
export class ProviderError extends Error {
  constructor(
    readonly kind: 'refused' | 'unreachable',
    readonly code: string,
    message: string,
  ) {
    super(message);
    this.name = 'ProviderError';
  }
}
