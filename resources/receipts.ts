import { defineResource } from './defineResource';
import { boolean, dateTime, money, reference, sequence, text } from './kinds';

/**
 * Proof of one payment; numbered without gaps, never changed (a void keeps its number). It is not a fiscal document:
 * the fiscal fields stay empty until a tax authority's device has filled them.
 */
export const receipts = defineResource({
  name: 'receipts',
  label: ['Receipt', 'Receipts'],
  icon: 'receipt',
  representation: (receipt) => receipt.receiptNumber,
  fields: {
    receiptNumber: sequence({ prefix: 'RCT', yearly: true }),
    paymentId: reference('payments', {
      label: 'Payment',
      required: true,
      unique: true,
      searchable: true,
      demo: ({ source }) => source.id as string,
    }),
    accountId: reference('accounts', {
      label: 'Account',
      searchable: true,
      demo: ({ source }) => source.accountId as string,
    }),
    amount: money({ required: true, demo: ({ source }) => source.amount as number }),
    vat: money({
      label: 'VAT included',
      required: true,
      demo: ({ source }) => Math.round((Number(source.amount) * 18) / 118),
    }),
    currency: text({ required: true, maxLength: 3, demo: () => 'UGX' }),
    issuedAt: dateTime({ label: 'Issued', required: true, demo: ({ source }) => source.paidAt as string }),
    voided: boolean({ default: false, filter: 'voided', demo: () => false }),
    fiscalDocumentNumber: text({ maxLength: 60, demo: () => null }),
    fiscalVerificationCode: text({ maxLength: 60, demo: () => null }),
    fiscalQr: text({ label: 'Fiscal QR', maxLength: 500, demo: () => null }),
  },
  list: { columns: ['receiptNumber', 'accountId', 'paymentId', 'amount', 'vat', 'issuedAt'], sum: 'amount' },
  screens: [
    {
      list: 'payment-receipts',
      details: 'payment-receipt-details',
      menu: { group: 'Payments', label: 'Receipts', order: 60, permissions: ['View Receipts'] },
    },
  ],
  access: { list: 'View Receipts', whose: { through: 'paymentId' } },
  demo: { from: 'payments', where: (payment) => payment.status === 'SUCCESSFUL' },
});
