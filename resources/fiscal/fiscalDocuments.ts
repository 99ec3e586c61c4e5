import { FISCAL_KINDS, FISCAL_STATUSES } from '../../contract/statuses';
import { defineResource } from '../language/defineResource';
import { dateTime, integer, money, oneOf, reference, text } from '../language/kinds';

/**
 * Documents that need a number from the tax authority (EFRIS): one invoice per receipt, and one credit note for each refund of
 * it. Written in the same transaction and sent afterwards (server/fiscal/jobs/submitFiscalDocuments.ts); without EFRIS there are none.
 */
export const fiscalDocuments = defineResource({
  name: 'fiscal-documents',
  label: ['Fiscal document', 'Fiscal documents'],
  icon: 'file-text',
  representation: ({ fiscalNumber, reference }) => fiscalNumber ?? reference,
  headline: { value: 'amount', states: ['status'], whom: ['accountId'], about: ['kind', 'fiscalNumber', 'lastError'] },
  fields: {
    /** Identifies the document at the authority, so that it is issued once; derived from the receipt or the refund. */
    reference: text({ label: 'Our reference', required: true, unique: true, searchable: true, maxLength: 50 }),
    kind: oneOf(FISCAL_KINDS, { label: 'Document', required: true, filter: 'kinds' }),
    status: oneOf(FISCAL_STATUSES, { default: 'QUEUED', filter: 'statuses' }),
    receiptId: reference('receipts', { label: 'Receipt', required: true, searchable: true }),
    /** The refund of a credit note; null if the provider took the money back. */
    refundId: reference('payment-refund-tasks', { label: 'Refund' }),
    accountId: reference('accounts', { label: 'Account', searchable: true }),
    /** Including all taxes. */
    amount: money({ required: true }),
    fiscalNumber: text({ label: 'Fiscal document number', searchable: true, maxLength: 30, found: 'code' }),
    verificationCode: text({ maxLength: 30 }),
    qr: text({ label: 'QR', technical: true, maxLength: 500 }),
    /** The id of an invoice, or the application number of a credit note. */
    authorityId: text({ label: 'Number at the authority', technical: true, maxLength: 40 }),
    issuedAt: dateTime({ label: 'Issued' }),
    attempts: integer({ label: 'Times sent', technical: true, default: 0 }),
    /** Set before sending, so that a lost answer leaves a trace: the document is looked up before it is sent again. */
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
    none: {
      text: 'Each receipt and refund gets one while EFRIS is on. EFRIS is switched on by the settings of the server (EFRIS=on); Connections shows whether it is.',
      page: 'connections',
    },
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
