import type { StatementKind } from '../../../contract/statuses';
import type { mappingFields } from '../../../resources/statements/statementSources';

/** The value in a file's column, as named by a source's mapping. */
export type ColumnName = keyof typeof mappingFields;
/** The heading of each value's column, or its position as `#3`. */
export type Mapping = { readonly [N in ColumnName]?: string | null };

const COMMON: Readonly<Partial<Record<ColumnName, readonly string[]>>> = {
  time: ['Time'],
  currency: ['Currency'],
  status: ['Status', 'Transaction Status', 'State'],
  balance: ['Balance', 'Running Balance', 'Book Balance', 'BookBalance', 'Float Balance', 'Closing Balance'],
};

/**
 * The headings seen in files of each kind, likelier ones first. Sources: Pesapal's help page on the merchant statement; public
 * readers of MTN and Airtel files of Uganda and of MTN's wallet portal; exports of Centenary and Absa. They change without
 * notice, so a source may have its own mapping.
 */
export const LAYOUTS: Readonly<Record<StatementKind, Readonly<Partial<Record<ColumnName, readonly string[]>>>>> = {
  MERCHANT_REPORT: {
    ...COMMON,
    date: ['Date', 'Transaction Date', 'Payment Date', 'Date Created'],
    code: ['Confirmation Code', 'Transaction Code', 'Confirmation'],
    amount: ['Amount', 'Gross Amount', 'Gross'],
    fee: ['Commission', 'Fee', 'Charges'],
    net: ['Net amount', 'Net'],
    payer: ['Phone Number', 'Buyer Phone', 'Payment Account', 'MSISDN'],
    payerName: ['Buyer name', 'Customer Name', 'Name'],
    reference: ['Reference', 'Merchant Reference', 'Order Reference'],
    description: ['Payment Method', 'Method', 'Description'],
  },
  MTN_WALLET: {
    ...COMMON,
    date: ['Date / Time', 'Date/Time', 'Payment Date', 'Date', 'Transaction Date'],
    code: ['Transaction ID', 'Financial Transaction ID', 'Id'],
    amount: ['Amount'],
    fee: ['Fee'],
    payer: ['From Account', 'MSISDN', 'From'],
    payerName: ['From Name'],
    reference: ['Reference', 'External Transaction ID', 'Payment Reference'],
    description: ['Transaction Type', 'Type', 'Description'],
  },
  AIRTEL_WALLET: {
    ...COMMON,
    date: ['Transaction Date', 'Date', 'Date and Time'],
    code: ['Transaction ID', 'Txn ID', 'Transaction Reference'],
    amount: ['Transaction Amount', 'Amount'],
    direction: ['Credit/Debit', 'Credit / Debit', 'Cr/Dr'],
    fee: ['Fee', 'Fees', 'Charges', 'Service Charge'],
    payer: ['Sender Mobile Number', 'Sender', 'MSISDN', 'Payer'],
    reference: ['Reference', 'Reference Number', 'Reference ID'],
    description: ['Description', 'Details'],
  },
  BANK: {
    ...COMMON,
    date: ['Transaction Date', 'Date', 'Posting Date', 'Value Date', 'ValueDate', 'Completion Time'],
    code: ['Transaction Reference', 'Transaction ID', 'Reference Number', 'Reference', 'Ref', 'Receipt No.'],
    amount: ['Amount', 'Transaction Amount'],
    paidIn: ['Credit Amount', 'Credit', 'Credits', 'Paid In', 'Money In', 'Deposit', 'Deposits'],
    paidOut: ['Debit Amount', 'Debit', 'Debits', 'Withdrawn', 'Paid Out', 'Money Out', 'Withdrawal', 'Withdrawals'],
    direction: ['Credit/Debit', 'Cr/Dr', 'DR/CR'],
    fee: ['Fee', 'Charges'],
    payer: ['Other Party Info', 'Payer Phone'],
    payerName: ['Payer', 'Payer Name'],
    reference: ['Comments', 'Payment Details', 'A/C No.'],
    description: ['Description', 'Narration', 'Narrative', 'Particulars', 'Details', 'Transaction Details'],
  },
};
