import type { Limit } from '../../contract/api/Limit';
import { LANGUAGE_CODES } from '../../contract/languages';
import { PAYMENT_CARRIERS } from '../../contract/payments/carriers';
import { ACCOUNT_STATUSES } from '../../contract/statuses';
import { browser, phoneCode } from '../access/typedCodes';
import { clients } from '../accounts/clients';
import { defineActions } from '../language/defineActions';
import { oneOf, phone, reference, text } from '../language/kinds';
import * as shape from '../language/shapes';
import { openPaymentFields, ownReceipts, paymentView } from '../payments/paymentView';

/** A customer's current subscription, on which a renewal builds. */
const latestSubscription = shape.object({
  subscription: shape.record('subscriptions'),
  product: shape.record('products'),
  /** The end of all paid days, where a renewal would start; null if it starts when the connection is switched on. */
  paidUntil: shape.nullable(shape.moment),
  /** Decides whether it can be renewed: contract/subscriptions/renewing.ts. */
  accountStatus: shape.oneOf(...ACCOUNT_STATUSES),
  /** The result of renewing with each package on offer, as computed by server/subscriptions/rules/renewalQuote.ts. */
  quotes: shape.listOf(
    shape.object({
      productId: shape.id,
      durationDays: shape.integer,
      bonusDays: shape.integer,
      endsAt: shape.nullable(shape.moment),
    }),
  ),
  /** A renewal with a pending payment, by its subscription. */
  pendingRenewal: shape.nullable(
    shape.object({ ...openPaymentFields, subscriptionId: shape.reference('subscriptions') }),
  ),
  /** The form that a payer can claim, if we know no payment for the renewal; null if no payment was attempted. */
  unpaidFormId: shape.nullable(shape.reference('payment-forms')),
  /** The language of our messages; null if the account belongs to no client, so that none can be chosen. */
  language: shape.nullable(shape.oneOf(...LANGUAGE_CODES)),
  receipts: ownReceipts,
});
export type LatestSubscription = shape.Held<typeof latestSubscription>;

/** Limits for requested codes: until the code is entered, the phone may belong to someone else. */
const codes = { of: ['number'], what: 'codes' } as const satisfies Partial<Limit>;
const proof = {
  /** An account number, or the phone number of an account. */
  number: text({ required: true, maxLength: 40 }),
  browser,
};
/** The right to renew one account for half an hour. */
const renewalAccess = shape.object({
  token: shape.text,
  expiresAt: shape.moment,
  accountId: shape.reference('accounts'),
  accountNumber: shape.text,
  firstName: shape.text,
});

/** An account of the proved phone number; its address is only named by its area. */
const sharedAccount = shape.object({
  accountId: shape.reference('accounts'),
  accountNumber: shape.text,
  accountStatus: shape.oneOf(...ACCOUNT_STATUSES),
  productName: shape.nullable(shape.text),
  area: shape.nullable(shape.text),
});
export type SharedAccount = shape.Held<typeof sharedAccount>;

const paymentMeans = { carrier: oneOf(PAYMENT_CARRIERS), phoneNumber: phone() };
const RENEWING = { base: 'v2', access: 'Renew Subscription', customers: true } as const;

/** The calls of a customer who renews: proving ownership of an account with a code by SMS, and the specification's v2 calls. */
export const renewalActions = defineActions(
  { name: 'Renewals', description: 'A customer renews by a code sent by SMS.' },
  {
    requestRenewalCode: {
      method: 'POST',
      base: 'v1',
      path: 'onboarding/renewal/request-code',
      access: 'public',
      input: proof,
      /** Contains nothing that reveals whether the account exists. */
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
      /** With several accounts, the token is for the first one until the customer chooses another. */
      answer: shape.object({ renewalAccess, accounts: shape.listOf(sharedAccount) }),
      reads: 'renewalAccess',
      summary:
        'The code, once, for a token of half an hour with which the account can be renewed; the same token to the same Idempotency-Key',
      limits: [
        { by: 'visitor', most: 30, minutes: 15, failures: true },
        { by: 'subject and address', of: ['number'], most: 10, minutes: 15, failures: true },
      ],
    },
    findOwnLine: {
      method: 'GET',
      base: 'v1',
      path: 'onboarding/renewal/own-line',
      access: 'public',
      answer: shape.object({
        /** Null: the caller's address is that of no line, or of more than one. */
        ownLine: shape.nullable(
          shape.object({
            accountNumber: shape.text,
            /** True if the network lets the line in as far as the pages where the customer pays. */
            waitsForPayment: shape.boolean,
          }),
        ),
      }),
      reads: 'ownLine',
      summary: 'The customer’s line from which the call comes, if the network is configured (docs/radius.md)',
      limits: [{ by: 'visitor', most: 60, minutes: 15 }],
    },
    openOwnLine: {
      method: 'POST',
      base: 'v1',
      path: 'onboarding/renewal/own-line',
      access: 'public',
      answer: shape.object({ renewalAccess }),
      reads: 'renewalAccess',
      summary:
        'A token of half an hour with which the account of the line that the call comes from can be renewed; it shows no receipts and no other account',
      limits: [{ by: 'visitor', most: 30, minutes: 15 }],
    },
    chooseRenewalAccount: {
      ...RENEWING,
      method: 'POST',
      base: 'v1',
      path: 'onboarding/renewal/choose-account',
      input: { accountId: reference('accounts', { required: true }) },
      answer: shape.object({ renewalAccess }),
      reads: 'renewalAccess',
      summary: 'A renewal token for another account of the phone number that was proved, until the present token ends',
      limits: [{ by: 'visitor', most: 60, minutes: 15 }],
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
      /** Staff who record a manual payment also start the renewal that it pays for. */
      access: ['Renew Subscription', 'Record Payments'],
      input: {
        accountId: reference('accounts', { required: true }),
        productId: reference('products'),
        ...paymentMeans,
        /** Chosen by the customer; a missing one stays unchanged. */
        language: clients.fields.language,
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
      /** Missing fields stay unchanged. */
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
