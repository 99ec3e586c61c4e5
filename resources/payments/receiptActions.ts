import { byVisitor, defineActions } from '../language/defineActions';
import { boolean, reference, references } from '../language/kinds';
import { PAGE_PARAMETERS, RECORD_PARAMETERS } from '../language/parameters';
import * as shape from '../language/shapes';

const receipt = shape.record('receipts');

/** Receipts: listed, issued if one is missing, and printed. */
export const receiptActions = defineActions(
  { name: 'Receipts', description: 'Receipts: listed, issued where one is missing, and printed.' },
  {
    listReceipts: {
      method: 'GET',
      base: 'v1',
      path: 'receipts',
      access: 'View Receipts',
      scoped: true,
      query: {
        subscriptionId: reference('subscriptions'),
        ...PAGE_PARAMETERS,
        ...RECORD_PARAMETERS,
        paymentId: references('payments'),
        accountId: references('accounts'),
        voided: boolean(),
      },
      answer: shape.page('receipts', receipt),
      reads: 'receipts',
      summary: 'List receipts; subscriptionId asks for those of the payments of a subscription',
    },
    issueReceipt: {
      method: 'POST',
      base: 'v1',
      path: 'receipts',
      access: 'Issue Receipts',
      input: { paymentId: reference('payments', { required: true }) },
      audit: { resource: 'receipts', action: 'CREATE' },
      answer: shape.object({ receipt }),
      reads: 'receipt',
      summary: 'Issue the receipt of a successful payment that has none',
      success: 201,
    },
    printReceipt: {
      method: 'GET',
      base: 'v1',
      path: 'receipts/{id}/pdf',
      access: 'View Receipts',
      answer: shape.file('application/pdf'),
      reads: '',
      summary: 'A receipt to print',
    },
    printOwnReceipt: {
      method: 'GET',
      base: 'v1',
      path: 'payments/{id}/receipt',
      access: 'public',
      answer: shape.file('application/pdf'),
      reads: '',
      summary: 'The receipt of a successful payment, for those who have its link; the phone number is masked',
      limits: byVisitor(60),
    },
  },
);
