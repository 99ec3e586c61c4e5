import type { Limit } from '../limits';
import type { Call } from './Call';

/** Codes that are asked for: they go to a phone that is not the asker's until it is proved. */
const codes = { of: ['number'], what: 'codes' } as const satisfies Partial<Limit>;

/** What customers call to renew: proving with a code by SMS that an account is theirs, and the specification's v2 calls. */
export const renewalCalls = {
  requestRenewalCode: {
    method: 'POST',
    base: 'v1',
    path: 'onboarding/renewal/request-code',
    access: 'public',
    reads: 'codeRequest',
    summary: 'Send a code by SMS to the phone number of an account; the answer is the same where there is none',
    limits: [
      { by: 'address', most: 30, minutes: 15, what: 'codes' },
      { by: 'subject and address', most: 5, minutes: 15, ...codes },
      { by: 'subject', most: 20, minutes: 60, ...codes },
    ],
  },
  verifyRenewalCode: {
    method: 'POST',
    base: 'v1',
    path: 'onboarding/renewal/verify-code',
    access: 'public',
    reads: 'renewalAccess',
    summary:
      'The code, once, for a token of half an hour with which the account can be renewed; the same token to the same Idempotency-Key',
    limits: [
      { by: 'address', most: 30, minutes: 15, failures: true },
      { by: 'subject and address', of: ['number'], most: 10, minutes: 15, failures: true },
    ],
  },
  getLatestSubscription: {
    method: 'GET',
    base: 'v2',
    path: 'subscription/activeOrMostRecentSubscription/{id}',
    access: ['Renew Subscription', 'View Subscription'],
    customers: true,
    reads: 'subscription',
    summary: 'The subscription of an account that runs, or else the one paid for last, with its package',
  },
  renewSubscription: {
    method: 'POST',
    base: 'v2',
    path: 'subscription',
    access: 'Renew Subscription',
    customers: true,
    reads: 'accountSubscription',
    summary: 'Begin a renewal: a subscription that is to be paid; one that is not paid yet is answered again',
    success: 201,
  },
  payRenewal: {
    method: 'POST',
    base: 'v2',
    path: 'subscription/{id}/pay',
    access: 'Renew Subscription',
    customers: true,
    reads: 'payment',
    summary: 'Start paying a renewal; refused while a payment of it is pending',
  },
  payAgain: {
    method: 'POST',
    base: 'v2',
    path: 'payments/{payment_id}/pay',
    access: ['Renew Subscription', 'Create Subscription Form'],
    scoped: true,
    customers: true,
    reads: 'data',
    summary: 'A new attempt to pay what an earlier payment was for; one that is pending is answered again',
  },
} as const satisfies Record<string, Call>;

export type RenewalCalls = typeof renewalCalls;
