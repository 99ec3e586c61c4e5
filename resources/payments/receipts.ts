import { brand } from '../../contract/brand';
import { RETENTION } from '../../contract/privacy/retention';
import { defineResource } from '../language/defineResource';
import { boolean, dateTime, money, reference, sequence, text } from '../language/kinds';

/**
 * Proof of one payment; numbered without gaps, never changed (a void keeps its number). It is not a fiscal document: the fiscal
 * fields stay empty until the tax authority's data is there.
 */
export const receipts = defineResource({
  name: 'receipts',
  label: ['Receipt', 'Receipts'],
  icon: 'receipt',
  representation: (receipt) => receipt.receiptNumber,
  headline: { value: 'amount', states: ['voided'], whom: ['accountId'], about: ['paymentId', 'issuedAt'] },
  fields: {
    receiptNumber: sequence({ prefix: 'RCT', yearly: true }),
    paymentId: reference('payments', { label: 'Payment', required: true, unique: true, searchable: true }),
    accountId: reference('accounts', { label: 'Account', searchable: true }),
    amount: money({ required: true }),
    vat: money({ label: 'VAT included', required: true }),
    currency: text({ required: true, usual: brand.currency, maxLength: 3 }),
    issuedAt: dateTime({ label: 'Issued', required: true }),
    voided: boolean({ default: false, usual: false, filter: 'voided' }),
    fiscalDocumentNumber: text({ maxLength: 60 }),
    fiscalVerificationCode: text({ maxLength: 60 }),
    fiscalQr: text({ label: 'Fiscal QR', technical: true, maxLength: 500 }),
    /** The person it was issued to, kept for tax law if the account's person was erased; emptied when that period is over. */
    issuedTo: text({ label: 'Issued to', readOnly: true, maxLength: 130, personal: false }),
    issuedToTin: text({ label: 'TIN of the buyer', readOnly: true, maxLength: 20, personal: false }),
  },
  list: {
    columns: ['receiptNumber', 'accountId', 'paymentId', 'amount', 'vat', 'issuedAt'],
    sum: { field: 'amount', by: 'voided', first: false, unset: 'ISSUED' },
  },
  screens: [
    {
      list: 'payment-receipts',
      details: 'payment-receipt-details',
      menu: { group: 'Payments', label: 'Receipts', order: 60, permissions: ['View Receipts'] },
    },
  ],
  retention: [{ days: RETENTION.taxNames.days, by: 'issuedAt', empties: ['issuedTo', 'issuedToTin'] }],
  access: { list: 'View Receipts', whose: { through: 'paymentId' } },
});
