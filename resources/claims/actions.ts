import type { Limit } from '../../contract/api/Limit';
import { slipCodeFault } from '../../contract/payments/slipCode';
import { browser, phoneCode } from '../access/typedCodes';
import { defineActions } from '../language/defineActions';
import { eitherOf } from '../language/inputRules';
import { date, longText, oneOf, phone, reference, text } from '../language/kinds';
import * as shape from '../language/shapes';

/** The payer's information about a payment. They can paste the whole SMS; only its code is used. */
const said = {
  subscriptionFormId: reference('subscription-forms'),
  paymentFormId: reference('payment-forms'),
  code: text({
    required: true,
    label: 'Confirmation code',
    help: 'From the payment SMS, e.g. 43012345678. You can paste the whole SMS.',
    fault: slipCodeFault,
    maxLength: 400,
  }),
  phoneNumber: phone({ required: true, label: 'Payer’s number' }),
  paidOn: date({ required: true, label: 'Paid on' }),
};
const oneOrder = eitherOf(['subscriptionFormId', 'paymentFormId'], 'Choose one order or one payment form.');
const ofOrder = { of: ['subscriptionFormId', 'paymentFormId'], what: 'claims' } as const satisfies Partial<Limit>;

const claim = shape.record('claims');

/** The points in which a line can match a claim. */
const LINE_FITS = ['CODE', 'ORDER', 'AMOUNT', 'PAYER', 'DAY'] as const;

/** The reasons to think that a customer sent unmatched money. */
const CUSTOMER_FITS = [
  'ORDER_NAMED',
  'ACCOUNT_NAMED',
  'CLAIM_CODE',
  'PAYER_NUMBER',
  'PAID_BEFORE',
  'PAYER_NAME',
  'ATTEMPT',
  'AMOUNT',
] as const;
export type CustomerFit = (typeof CUSTOMER_FITS)[number];

/** A customer who may have sent unmatched money, and what it would pay for. */
const moneyCustomer = shape.object({
  name: shape.text,
  phoneNumber: shape.nullable(shape.text),
  accountId: shape.nullable(shape.reference('accounts')),
  accountNumber: shape.nullable(shape.text),
  /** An unpaid order; null for a customer who would renew. */
  subscriptionFormId: shape.nullable(shape.reference('subscription-forms')),
  formNumber: shape.nullable(shape.text),
  /** The package, and what the order or the renewal costs; null if the money can only be refunded. */
  productName: shape.nullable(shape.text),
  amount: shape.nullable(shape.money),
  fits: shape.listOf(shape.oneOf(...CUSTOMER_FITS)),
});
export type MoneyCustomer = shape.Held<typeof moneyCustomer>;

/** The same for known and unknown codes, so that it reveals nothing to a stranger. */
const toPayer = shape.object({
  claim: shape.object({ claimNumber: shape.text, settled: shape.boolean, answerBy: shape.moment }),
});
/** The input to prove that the number that paid belongs to the payer. */
const proof = {
  subscriptionFormId: said.subscriptionFormId,
  paymentFormId: said.paymentFormId,
  code: said.code,
  phoneNumber: said.phoneNumber,
  browser,
};
const codes = { what: 'codes' } as const satisfies Partial<Limit>;

const STAFF = { method: 'POST', base: 'v1' } as const;

/** The order or account that the money is for, and whether it is accepted or refunded. */
const settlement = {
  decision: oneOf(['ACCEPT', 'REFUND'], {
    help: 'Accept: the money pays the order or the renewal. Refund: it is booked for this customer, and a refund is requested.',
  }),
  subscriptionFormId: reference('subscription-forms', { label: 'Order' }),
  accountId: reference('accounts', { label: 'Account' }),
  productId: reference('products', { label: 'Package', help: 'Leave blank for the account’s last package.' }),
  note: text({ maxLength: 200, help: 'Required for a refund.' }),
};
const SETTLES = {
  ...STAFF,
  access: 'Resolve Payments',
  input: settlement,
  rules: [
    eitherOf(['subscriptionFormId', 'accountId'], 'Choose one order or one account.'),
    ({ decision, note }: { decision?: string | null | undefined; note?: string | null | undefined }) =>
      decision === 'REFUND' && !note ? { note: 'is required for a refund' } : null,
  ],
  audit: { resource: 'payments', action: 'CREATE' },
  reads: 'payment',
  success: 201,
} as const;

/** "I have paid": payments that payers report, what staff do about them, and unmatched money that nobody has claimed. */
export const claimActions = defineActions(
  { name: 'Payment claims', description: 'Payments that people say they have made, and what becomes of them.' },
  {
    claimPayment: {
      method: 'POST',
      base: 'v1',
      path: 'onboarding/claims',
      access: 'public',
      input: said,
      rules: [oneOrder],
      answer: toPayer,
      reads: 'claim',
      summary: 'Say that an order was paid; the provider is asked at once, and the same code again looks once more',
      limits: [
        { by: 'visitor', most: 60, minutes: 15, what: 'claims' },
        { by: 'subject and address', most: 10, minutes: 15, ...ofOrder },
        { by: 'subject', most: 20, minutes: 60, ...ofOrder },
      ],
    },
    requestClaimCode: {
      method: 'POST',
      base: 'v1',
      path: 'onboarding/claims/request-code',
      access: 'public',
      input: proof,
      rules: [oneOrder],
      /** Contains nothing that reveals whether we know the payment or the number. */
      answer: shape.object({ codeRequest: shape.object({ expiresInMinutes: shape.integer }) }),
      reads: 'codeRequest',
      summary: 'Send a code by SMS to the number that paid, so that its payer can prove that it is theirs',
      limits: [
        { by: 'visitor', most: 30, minutes: 15, ...codes },
        { by: 'subject', of: ofOrder.of, most: 6, minutes: 60, ...codes },
        { by: 'subject', of: ['phoneNumber'], most: 6, minutes: 60, ...codes },
      ],
    },
    verifyClaimCode: {
      method: 'POST',
      base: 'v1',
      path: 'onboarding/claims/verify-code',
      access: 'public',
      input: { ...proof, oneTimeCode: phoneCode },
      rules: [oneOrder],
      answer: toPayer,
      reads: 'claim',
      summary: 'The code, once: the number is proved, and the payment is looked for again at once',
      limits: [
        { by: 'visitor', most: 30, minutes: 15, failures: true },
        { by: 'subject', of: ofOrder.of, most: 20, minutes: 60, failures: true },
      ],
    },
    recordClaim: {
      ...STAFF,
      path: 'claims',
      access: 'Record Claims',
      input: said,
      rules: [oneOrder],
      audit: { resource: 'claims', action: 'CREATE' },
      answer: shape.object({ claim }),
      reads: 'claim',
      summary: 'Staff: take down what a payer says of a payment, and look for it at once',
      success: 201,
    },
    lookForClaim: {
      ...STAFF,
      path: 'claims/{id}/look',
      access: ['Record Claims', 'Resolve Payments'],
      audit: { resource: 'claims', action: 'ACTION', reason: 'Checked again' },
      answer: shape.object({ claim }),
      reads: 'claim',
      summary: 'Staff: look for a claimed payment again, at the provider and on the statements',
    },
    listClaimLines: {
      method: 'GET',
      base: 'v1',
      path: 'claims/{id}/lines',
      access: 'Resolve Payments',
      answer: shape.object({
        candidates: shape.listOf(
          shape.object({ line: shape.record('statement-lines'), fits: shape.listOf(shape.oneOf(...LINE_FITS)) }),
        ),
      }),
      reads: 'candidates',
      summary: 'Unmatched lines that may be the claimed payment, the likeliest first',
    },
    matchClaim: {
      ...STAFF,
      path: 'claims/{id}/match',
      decidesOn: 'claims',
      access: 'Resolve Payments',
      input: {
        lineId: reference('statement-lines', { required: true, label: 'Statement line' }),
        decision: oneOf(['ACCEPT', 'REFUND'], {
          required: true,
          help: 'Accept: the money pays the order. Refund: it is booked and a refund is requested.',
        }),
        note: text({ maxLength: 200, help: 'Required for a refund.' }),
      },
      rules: [({ decision, note }) => (decision === 'REFUND' && !note ? { note: 'is required for a refund' } : null)],
      audit: { resource: 'claims', action: 'ACTION', reason: 'Matched with a statement line' },
      answer: shape.object({ claim, payment: shape.record('payments') }),
      reads: 'claim',
      summary: 'Staff: the money on this line is what was claimed',
    },
    listLineCustomers: {
      method: 'GET',
      base: 'v1',
      path: 'statement-lines/{id}/customers',
      access: 'Resolve Payments',
      answer: shape.object({ customers: shape.listOf(moneyCustomer) }),
      reads: 'customers',
      summary: 'Who may have sent the unmatched money of a line, likeliest first, with the reasons; at most 12',
    },
    settleLine: {
      ...SETTLES,
      path: 'statement-lines/{id}/settle',
      decidesOn: 'statement-lines',
      answer: shape.object({ payment: shape.record('payments'), line: shape.record('statement-lines') }),
      summary: 'Pay an order or a renewal with the unmatched money of a line, or refund it',
    },
    listNotificationCustomers: {
      method: 'GET',
      base: 'v1',
      path: 'unmatched-notifications/{id}/customers',
      access: 'Resolve Payments',
      answer: shape.object({ customers: shape.listOf(moneyCustomer) }),
      reads: 'customers',
      summary: 'Who may have sent the unmatched money of a notification, likeliest first, with the reasons; at most 12',
    },
    settleNotification: {
      ...SETTLES,
      path: 'unmatched-notifications/{id}/settle',
      decidesOn: 'unmatched-notifications',
      answer: shape.object({
        payment: shape.record('payments'),
        notification: shape.record('unmatched-notifications'),
      }),
      summary: 'Ask the provider again, then pay an order or a renewal with the unmatched money, or refund it',
    },
    undoSettlement: {
      ...STAFF,
      path: 'payments/{id}/undo-settlement',
      decidesOn: 'payments',
      access: 'Resolve Payments',
      input: { reason: longText({ required: true, label: 'Reason', maxLength: 200 }) },
      audit: { resource: 'payments', action: 'ACTION', reason: 'Settlement undone' },
      answer: shape.object({ payment: shape.record('payments') }),
      reads: 'payment',
      summary: 'Undo the settlement of unmatched money by staff, as long as no closed day uses it',
    },
    declineClaim: {
      ...STAFF,
      path: 'claims/{id}/decline',
      decidesOn: 'claims',
      access: 'Resolve Payments',
      input: { note: longText({ required: true, maxLength: 300 }) },
      audit: { resource: 'claims', action: 'ACTION', reason: 'Declined' },
      answer: shape.object({ claim }),
      reads: 'claim',
      summary: 'Staff: no such payment was found; the payer is told by SMS',
    },
  },
);
export type ClaimCandidate = shape.Held<(typeof claimActions)['listClaimLines']['answer']>['candidates'][number];
export type LineFit = (typeof LINE_FITS)[number];
