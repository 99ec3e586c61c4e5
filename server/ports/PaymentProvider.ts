import { Refusal } from '../../contract/api/errors';
import type { ProviderStatus } from '../rules/ProviderStatus';

/** A payment order as the specification names its fields (section 3); amount in whole units of `currency`. */
export interface PaymentOrder {
  /** Our merchant reference: at most 50 characters of letters, digits and `- _ . :`; a new one for every attempt. */
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

/** Either `phone_number` or `email_address` is needed. */
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

/** The provider's answer to an order: the payer acts on the hosted page at `redirectUrl`. */
export interface SubmittedOrder {
  trackingId: string;
  merchantReference: string;
  redirectUrl: string;
}

/** The port to a provider of hosted payments. Every method throws ProviderError on a refusal and on an unreachable provider. */
export interface PaymentProvider {
  /** Stored with every payment; (name, trackingId) is unique. */
  readonly name: string;
  /** False where no provider is set up: nothing may be begun that needs one. */
  readonly isSetUp: boolean;
  /** The registered notification address, registering it first where needed. */
  notificationId(): Promise<string>;
  submitOrder(order: PaymentOrder): Promise<SubmittedOrder>;
  status(trackingId: string): Promise<ProviderStatus>;
  /** An answer means accepted, not paid out. */
  refund(request: {
    confirmationCode: string;
    amount: number;
    username: string;
    remarks: string;
  }): Promise<{ message: string }>;
}

/** Refuses to begin what cannot be paid for. */
export function requireSetUp({ isSetUp }: PaymentProvider): void {
  if (!isSetUp) throw new Refusal('unavailable', NOT_SET_UP);
}

export const NOT_SET_UP = 'Payments are not set up yet. Nothing was charged.';

/** A provider's refusal (`kind: 'refused'`) or no usable answer at all (`kind: 'unreachable'`: nothing may be concluded). */
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
