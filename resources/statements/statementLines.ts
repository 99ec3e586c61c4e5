import { brand } from '../../contract/brand';
import { LINE_DIRECTIONS, STATEMENT_LINE_STATUSES } from '../../contract/statuses';
import { defineResource } from '../language/defineResource';
import { dateTime, integer, json, longText, money, oneOf, phone, reference, text } from '../language/kinds';

/**
 * A row of a statement: incoming or outgoing money, as reported by a provider, a carrier or a bank. A line is stored once per
 * source, code and direction, even if several files contain it.
 */
export const statementLines = defineResource({
  name: 'statement-lines',
  label: ['Statement line', 'Statement lines'],
  icon: 'list-checks',
  representation: (line) => `Line ${line.code}`,
  headline: { value: 'amount', states: ['status'], about: ['bookedAt', 'sourceId', 'phoneNumber', 'paymentId'] },
  fields: {
    sourceId: reference('statement-sources', { label: 'Source', required: true, readOnly: true }),
    statementId: reference('statements', { label: 'Statement', required: true, readOnly: true }),
    row: integer({ label: 'Row in the file', technical: true, readOnly: true, required: true }),
    /** The code in the file; derived from the row if there is none. */
    code: text({ required: true, readOnly: true, searchable: true, maxLength: 80, found: 'code' }),
    slipCode: text({ technical: true, readOnly: true, indexed: true, maxLength: 80 }),
    direction: oneOf(LINE_DIRECTIONS, { required: true, readOnly: true, filter: 'directions' }),
    status: oneOf(STATEMENT_LINE_STATUSES, {
      default: 'UNMATCHED',
      filter: 'statuses',
      becomes: { UNMATCHED: ['IGNORED'], IGNORED: ['UNMATCHED'], MATCHED: [], PAYOUT: [] },
    }),
    bookedAt: dateTime({ label: 'Booked', required: true, readOnly: true, filter: 'bookedAt' }),
    amount: money({ required: true, readOnly: true }),
    /** The provider's fee, even if no column shows it. */
    fee: money({ default: 0, readOnly: true }),
    currency: text({ required: true, usual: brand.currency, readOnly: true, maxLength: 3 }),
    phoneNumber: phone({ label: 'Payer’s number', searchable: true, readOnly: true }),
    payerName: text({ label: 'Payer', searchable: true, readOnly: true, maxLength: 120, personal: true }),
    reference: text({
      label: 'Payment reference',
      searchable: true,
      indexed: true,
      readOnly: true,
      maxLength: 120,
      personal: true,
      mayName: 'payments',
    }),
    description: text({ readOnly: true, maxLength: 300, personal: true }),
    balance: money({ label: 'Balance after it', readOnly: true, min: -1_000_000_000_000 }),
    paymentId: reference('payments', { label: 'Payment', readOnly: true }),
    /** The staff member who found its customer; null if its payment is known from elsewhere. */
    settledById: reference('users', { label: 'Settled by', readOnly: true }),
    /** The bank line by which the provider paid this one out, together with others and less commission. */
    payoutLineId: reference('statement-lines', { label: 'Paid out by', readOnly: true }),
    /** The last file that showed this line with other values or no longer, as staff accepted. The line itself stays. */
    revisedInId: reference('statements', { label: 'Changed in', readOnly: true }),
    revisedBy: money({ label: 'Changed by', readOnly: true }),
    /** server/statements/rules/edits.ts, Revision. */
    revision: json({ technical: true, personal: true }),
    note: longText({ maxLength: 300 }),
    raw: json({ label: 'Row as imported', technical: true, personal: true }),
  },
  unique: [['sourceId', 'code', 'direction']],
  list: {
    columns: ['bookedAt', 'sourceId', 'code', 'amount', 'status', 'phoneNumber', 'paymentId'],
    sum: {
      field: 'amount',
      in: { direction: ['IN'], status: ['UNMATCHED', 'MATCHED'] },
      out: { direction: ['OUT'], status: ['UNMATCHED', 'MATCHED'] },
      apart: { status: ['PAYOUT'] },
    },
    sort: { by: 'bookedAt', ascending: false },
  },
  screens: [
    {
      list: 'statement-lines',
      details: 'statement-line-details',
      beside: 'statements',
      views: [{ label: 'Unmatched money in', query: { statuses: 'UNMATCHED', directions: 'IN' } }],
    },
  ],
  contactPaths: ['phoneNumber'],
  access: { list: 'View Statements', update: 'Import Statements' },
});
