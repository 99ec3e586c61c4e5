import { FISCAL_KINDS, FISCAL_STATUSES } from '../../contract/statuses';
import { defineResource } from '../language/defineResource';
import { dateTime, integer, money, oneOf, reference, text } from '../language/kinds';

/**
 * What the tax authority (EFRIS) is to give a number to: one invoice a receipt, one credit note each time money of it goes back.
 * Written in the transaction that makes it true and sent afterwards (server/jobs/fiscalise.ts); without EFRIS there are none.
 */
export const fiscalDocuments = defineResource({
  name: 'fiscal-documents',
  label: ['Fiscal document', 'Fiscal documents'],
  icon: 'file-text',
  representation: ({ fiscalNumber, reference }) => fiscalNumber ?? reference,
  headline: { value: 'amount', states: ['status'], whom: ['accountId'], about: ['kind', 'fiscalNumber', 'lastError'] },
  fields: {
    /** By which the authority knows it, so that it counts once; it follows from the receipt or the refund. */
    reference: text({ label: 'Our reference', required: true, unique: true, searchable: true, maxLength: 50 }),
    kind: oneOf(FISCAL_KINDS, { label: 'Document', required: true, filter: 'kinds' }),
    status: oneOf(FISCAL_STATUSES, { default: 'QUEUED', filter: 'statuses' }),
    receiptId: reference('receipts', { label: 'Receipt', required: true, searchable: true }),
    /** Of a credit note: the refund that it is for; none where the provider took the money back. */
    refundId: reference('payment-refund-tasks', { label: 'Refund' }),
    accountId: reference('accounts', { label: 'Account', searchable: true }),
    /** With all taxes. */
    amount: money({ required: true }),
    fiscalNumber: text({ label: 'Fiscal document number', searchable: true, maxLength: 30, found: 'code' }),
    verificationCode: text({ maxLength: 30 }),
    qr: text({ label: 'QR', technical: true, maxLength: 500 }),
    /** Of an invoice its id, of a credit note the number of its application. */
    authorityId: text({ label: 'Number at the authority', technical: true, maxLength: 40 }),
    issuedAt: dateTime({ label: 'Issued' }),
    attempts: integer({ label: 'Times sent', technical: true, default: 0 }),
    /** Set before it is sent, so that a lost answer leaves a trace: it is looked up before it is sent again. */
    sentAt: dateTime({ label: 'Sent', technical: true }),
    /** When it is due; null once it is issued or refused. */
    nextAttemptAt: dateTime({ label: 'Next attempt', technical: true, indexed: true }),
    /** Since when the authority has given no usable answer about it. */
    unansweredSince: dateTime({ label: 'No answer since', technical: true }),
    errorCode: text({ label: 'Error number', maxLength: 20 }),
    lastError: text({ label: 'Last problem', maxLength: 300 }),
  },
  list: {
    columns: ['reference', 'accountId', 'amount', 'status', 'lastError', 'fiscalNumber', 'kind', 'dateCreated'],
    sort: { by: 'dateCreated', ascending: false },
  },
  screens: [
    {
      list: 'fiscal-documents',
      details: 'fiscal-document-details',
      beside: 'payment-receipts',
      views: [
        { label: 'Refused', query: { statuses: 'REFUSED' } },
        { label: 'Not issued yet', query: { statuses: 'QUEUED,AWAITING_APPROVAL' } },
        { label: 'Credit notes', query: { kinds: 'CREDIT_NOTE' } },
      ],
    },
  ],
  access: { list: 'View Receipts', whose: { through: 'receiptId' } },
});
