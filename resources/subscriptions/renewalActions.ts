import type { Limit } from '../../contract/api/limits';
import { PAYMENT_CARRIERS } from '../../contract/payments/carriers';
import { ACCOUNT_STATUSES } from '../../contract/statuses';
import { browser, phoneCode } from '../access/phoneCode';
import { defineActions } from '../language/defineActions';
import { oneOf, phone, reference, text } from '../language/kinds';
import * as shape from '../language/shapes';
import { openPaymentFields, paymentView } from '../payments/paymentView';

/** What a customer has, and what renewing it goes on from. */
const latestSubscription = shape.object({
  subscription: shape.record('subscriptions'),
  product: shape.record('products'),
  /** The end of all that is paid for, where a renewal would begin; null where it begins once the line is on. */
  paidUntil: shape.nullable(shape.moment),
  /** Whether it can be renewed: contract/lines/renewing.ts. */
  accountStatus: shape.oneOf(...ACCOUNT_STATUSES),
  /** What renewing with each package on offer gives, as server/rules/renewalQuote.ts reckons it. */
  quotes: shape.listOf(
    shape.object({
      productId: shape.id,
      durationDays: shape.integer,
      bonusDays: shape.integer,
      endsAt: shape.nullable(shape.moment),
    }),
  ),
  /** A renewal, by its subscription, whose payment is under way. */
  pendingRenewal: shape.nullable(
    shape.object({ ...openPaymentFields, subscriptionId: shape.reference('subscriptions') }),
  ),
  /** What somebody who has paid for a renewal that we know no payment of can claim; null where none was attempted. */
  unpaidFormId: shape.nullable(shape.reference('payment-forms')),
});
export type LatestSubscription = shape.Held<typeof latestSubscription>;

/** Codes that are asked for: they go to a phone that is not the asker's until it is proved. */
const codes = { of: ['number'], what: 'codes' } as const satisfies Partial<Limit>;
const proof = {
  /** An account number or the phone number of an account. */
  number: text({ required: true, maxLength: 40 }),
  browser,
};
const paymentMeans = { carrier: oneOf(PAYMENT_CARRIERS), phoneNumber: phone() };
const RENEWING = { base: 'v2', access: 'Renew Subscription', customers: true } as const;

/** What customers call to renew: proving with a code by SMS that an account is theirs, and the specification's v2 calls. */
export const renewalActions = defineActions(
  { name: 'Renewals', description: 'A customer renews by a code sent by SMS.' },
  {
    requestRenewalCode: {
      method: 'POST',
      base: 'v1',
      path: 'onboarding/renewal/request-code',
      access: 'public',
      input: proof,
      /** Nothing that tells whether there is such an account. */
      answer: shape.object({ codeRequest: shape.object({ expiresInMinutes: shape.integer }) }),
      reads: 'codeRequest',
      summary: 'Send a code by SMS to the phone number of an account; the answer is the same where there is none',
      limits: [
        { by: 'visitor', most: 30, minutes: 15, what: 'codes' },
        { by: 'subject and address', most: 5, minutes: 15, ...codes },
        { by: 'subject', most: 20, minutes: 60, ...codes },
      ],
    },
    verifyRenewalCode: {
      method: 'POST',
      base: 'v1',
      path: 'onboarding/renewal/verify-code',
      access: 'public',
      input: { ...proof, code: phoneCode },
      answer: shape.object({
        renewalAccess: shape.object({
          token: shape.text,
          expiresAt: shape.moment,
          accountId: shape.reference('accounts'),
          accountNumber: shape.text,
          firstName: shape.text,
        }),
      }),
      reads: 'renewalAccess',
      summary:
        'The code, once, for a token of half an hour with which the account can be renewed; the same token to the same Idempotency-Key',
      limits: [
        { by: 'visitor', most: 30, minutes: 15, failures: true },
        { by: 'subject and address', of: ['number'], most: 10, minutes: 15, failures: true },
      ],
    },
    getLatestSubscription: {
      ...RENEWING,
      method: 'GET',
      path: 'subscription/activeOrMostRecentSubscription/{id}',
      access: ['Renew Subscription', 'View Subscription', 'Record Payments'],
      answer: shape.object({ subscription: latestSubscription }),
      reads: 'subscription',
      summary: 'The subscription of an account that runs, or else the one paid for last, with its package',
    },
    renewSubscription: {
      ...RENEWING,
      method: 'POST',
      path: 'subscription',
      /** Who records money that came by hand begins the renewal that it pays, too. */
      access: ['Renew Subscription', 'Record Payments'],
      input: {
        accountId: reference('accounts', { required: true }),
        productId: reference('products'),
        ...paymentMeans,
      },
      audit: { resource: 'subscriptions', action: 'ACTION', reason: 'Renewal asked for' },
      answer: shape.object({ accountSubscription: shape.record('subscriptions') }),
      reads: 'accountSubscription',
      summary: 'Begin a renewal: a subscription that is to be paid; one that is not paid yet is answered again',
      success: 201,
    },
    payRenewal: {
      ...RENEWING,
      method: 'POST',
      path: 'subscription/{id}/pay',
      input: paymentMeans,
      audit: { resource: 'payments', action: 'CREATE' },
      answer: shape.object({ payment: paymentView, redirectUrl: shape.nullable(shape.text) }),
      reads: 'payment',
      summary: 'Start paying a renewal; refused while a payment of it is pending',
    },
    payAgain: {
      ...RENEWING,
      method: 'POST',
      path: 'payments/{payment_id}/pay',
      access: ['Renew Subscription', 'Create Subscription Form'],
      scoped: true,
      /** What is left out stays as it was. */
      input: paymentMeans,
      audit: { resource: 'payments', action: 'CREATE' },
      answer: shape.object({
        data: shape.object({
          redirect_url: shape.text,
          order_tracking_id: shape.text,
          merchant_reference: shape.text,
        }),
      }),
      reads: 'data',
      summary: 'A new attempt to pay what an earlier payment was for; one that is pending is answered again',
    },
  },
);
