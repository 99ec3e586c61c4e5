/** PENDING is never final: the provider's own "invalid" means that the order is not paid yet. */
export type ProviderOutcome = 'PENDING' | 'COMPLETED' | 'FAILED' | 'REVERSED';

/** The provider's report about an order. Everything but the outcome may be missing while it is pending. */
export interface ProviderStatus {
  outcome: ProviderOutcome;
  trackingId: string;
  merchantReference: string | null;
  amount: number | null;
  currency: string | null;
  confirmationCode: string | null;
  /** The provider's name of the payment method, e.g. `MTNUG`, `Visa`. */
  paymentMethod: string | null;
  /** The payer's account, as masked by the provider. */
  paymentAccount: string | null;
  message: string | null;
}
