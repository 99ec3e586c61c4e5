import { CLAIM_FINDINGS, CLAIM_STATUSES } from '../../contract/statuses';
import { defineResource, type RecordOf } from '../language/defineResource';
import { date, dateTime, integer, longText, money, oneOf, phone, reference, sequence, text } from '../language/kinds';

/**
 * "I have paid": a payer's statement about a payment that we do not know. It proves nothing; money is credited only if the
 * provider, a carrier or a bank reports it (server/claims/look.ts).
 */
export const claims = defineResource({
  name: 'claims',
  label: ['Payment claim', 'Payment claims'],
  icon: 'hand-coins',
  representation: (claim) => claim.claimNumber,
  headline: {
    value: 'amount',
    states: ['status', 'finding'],
    whom: ['accountId', 'clientId'],
    about: ['code', 'paidOn'],
  },
  fields: {
    claimNumber: sequence({ prefix: 'CLM' }),
    status: oneOf(CLAIM_STATUSES, { default: 'OPEN', filter: 'statuses', readOnly: true }),
    finding: oneOf(CLAIM_FINDINGS, { label: 'Last check', filter: 'findings', state: true }),
    clientId: reference('clients', { label: 'Client', searchable: true }),
    accountId: reference('accounts', { label: 'Account' }),
    subscriptionFormId: reference('subscription-forms', { label: 'Subscription form' }),
    paymentFormId: reference('payment-forms', { label: 'Payment form', required: true }),
    /** The amount due for the order when it was claimed. */
    amount: money({ required: true }),
    code: text({ label: 'Confirmation code', required: true, searchable: true, maxLength: 80, found: 'code' }),
    slipCode: text({ technical: true, required: true, indexed: true, maxLength: 80 }),
    phoneNumber: phone({ label: 'Payer’s number', required: true, searchable: true }),
    /** When the payer proved, with a code sent to the number, that it belongs to them; null if they have not. */
    numberProvedAt: dateTime({ label: 'Number confirmed' }),
    paidOn: date({ label: 'Paid on', required: true }),
    /** The payment or line that settled the claim. */
    paymentId: reference('payments', { label: 'Payment' }),
    lineId: reference('statement-lines', { label: 'Statement line' }),
    answerBy: dateTime({ label: 'Answer by', required: true, dueWhile: ['OPEN', 'WAITING'] }),
    looks: integer({ label: 'Checks', technical: true, default: 0 }),
    nextLookAt: dateTime({ label: 'Next check', technical: true, indexed: true }),
    settledAt: dateTime({ label: 'Settled' }),
    /** The staff member who recorded it; null if the payer did. */
    recordedById: reference('users', { label: 'Recorded by' }),
    decidedById: reference('users', { label: 'Decided by' }),
    decisionNote: longText({ maxLength: 300 }),
  },
  unique: [['paymentFormId', 'slipCode']],
  list: { columns: ['claimNumber', 'accountId', 'clientId', 'amount', 'code', 'finding', 'status', 'dateCreated'] },
  screens: [
    {
      list: 'claims',
      details: 'claim-details',
      beside: 'all-payments',
      views: [{ label: 'Waiting for staff', query: { statuses: 'WAITING' }, preselected: true }],
    },
  ],
  access: { list: 'View Claims', whose: [{ through: 'clientId' }, { through: 'paymentFormId' }] },
});

export type Claim = RecordOf<typeof claims>;
