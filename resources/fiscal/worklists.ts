import { defineQueue } from '../worklists/Worklist';
import { fiscalDocuments } from './fiscalDocuments';

const HOUR = 3_600_000;

const fiscal = {
  group: {
    name: 'fiscalDocuments',
    label: 'Fiscal documents',
    hint: 'Fiscal documents that were refused, or that the tax authority does not answer.',
  },
  access: 'Resend Fiscal Documents',
  list: 'payment-receipts',
  who: ['accountId'],
  about: 'lastError',
  amount: 'amount',
  exception: true,
} as const;

const refusedDocuments = defineQueue(fiscalDocuments, {
  ...fiscal,
  name: 'refusedFiscalDocuments',
  label: 'Refused fiscal documents',
  hint: 'Invoices and credit notes that the tax authority refused.',
  where: () => [{ path: 'status', in: ['REFUSED'] }],
  since: 'dateUpdated',
  hours: 24,
  actions: [{ action: 'resendFiscalDocument', label: 'Send again', done: 'queued' }],
});

const unansweredDocuments = defineQueue(fiscalDocuments, {
  ...fiscal,
  name: 'unansweredFiscalDocuments',
  label: 'Unanswered fiscal documents',
  hint: 'Invoices and credit notes without an answer for an hour; they are sent again automatically.',
  where: ({ now }) => [{ path: 'unansweredSince', before: new Date(now.getTime() - HOUR).toISOString() }],
  since: 'unansweredSince',
  hours: 24,
});

/** The worklists of fiscal documents for finance. */
export const fiscalQueues = [refusedDocuments, unansweredDocuments] as const;
