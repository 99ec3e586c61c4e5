/** PENDING is never terminal: the provider's own "invalid" means not paid yet. */
export type ProviderOutcome = 'PENDING' | 'COMPLETED' | 'FAILED' | 'REVERSED';

/** What the provider says of an order; all but the outcome may be absent while it is pending. */
export interface ProviderStatus {
  outcome: ProviderOutcome;
  trackingId: string;
  merchantReference: string | null;
  amount: number | null;
  currency: string | null;
  confirmationCode: string | null;
  /** The provider's name of the means of payment, e.g. `MTNUG`, `Visa`. */
  paymentMethod: string | null;
  /** The payer's account as the provider masks it. */
  paymentAccount: string | null;
  message: string | null;
}
