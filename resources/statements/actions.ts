import { DATE_ORDERS } from '../../contract/statuses';
import { defineActions } from '../language/defineActions';
import { boolean, group, groups, integer, longText, oneOf, reference, references, text } from '../language/kinds';
import * as shape from '../language/shapes';
import { mappingFields } from './statementSources';

/** The maximum length of a file in base64: some 18 MB. */
const MOST = 24_000_000;

/** The maximum number of corrected fields of a file; a file with more faults is corrected itself. */
const MOST_CORRECTIONS = 200;

const correction = { row: shape.integer, field: shape.text, was: shape.text, value: shape.text };

const file = {
  sourceId: reference('statement-sources', { required: true, label: 'Source' }),
  fileName: text({ required: true, maxLength: 200 }),
  /** The file's bytes in base64: CSV or Excel, optionally gzipped. */
  content: longText({ required: true, label: 'File', maxLength: MOST }),
  /** Replaces the source's own mapping; stored for it once the file is imported. */
  mapping: { ...group(mappingFields, 'Columns'), optional: true } as const,
  dateOrder: oneOf(DATE_ORDERS, { label: 'Order in dates' }),
  /** Other values for faulty fields of rows. They are read by the same rules; the row as imported keeps its own. */
  corrections: groups(
    {
      row: integer({ required: true, min: 1 }),
      field: oneOf(Object.keys(mappingFields) as (keyof typeof mappingFields)[], { required: true }),
      value: text({ required: true, maxLength: 120 }),
    },
    MOST_CORRECTIONS,
  ),
  replacesId: reference('statements', {
    label: 'Replaces',
    help: 'The statement of the same source whose lines are removed before this file is imported.',
  }),
};

const counts = {
  /** Rows with money, including faulty ones. */
  lines: shape.integer,
  new: shape.integer,
  known: shape.integer,
  faulty: shape.integer,
  /** Rows without money: totals, and transactions that did not succeed. */
  leftOut: shape.integer,
};

/** A row as it was read. */
const previewRow = shape.object({
  /** Counted from one, including the preamble. */
  row: shape.integer,
  verdict: shape.oneOf('NEW', 'KNOWN', 'FAULTY'),
  /** The faulty field, and the reason. */
  field: shape.nullable(shape.text),
  why: shape.nullable(shape.text),
  /** The value of the faulty field in the file, which can be corrected; null if the fault cannot be. */
  value: shape.nullable(shape.text),
  /** The fields that were corrected, with their values in the file. */
  corrected: shape.listOf(shape.object(correction)),
  code: shape.nullable(shape.text),
  bookedAt: shape.nullable(shape.moment),
  direction: shape.nullable(shape.text),
  amount: shape.nullable(shape.money),
  fee: shape.nullable(shape.money),
  phoneNumber: shape.nullable(shape.text),
  reference: shape.nullable(shape.text),
});
/** A difference from a line that was imported before, which stays as it is. */
const edit = shape.object({
  /** Null if the file has no row for the line any more. */
  row: shape.nullable(shape.integer),
  /** The value that differs; null if the line is missing. */
  field: shape.nullable(
    shape.oneOf('amount', 'fee', 'reference', 'phoneNumber', 'payerName', 'description', 'balance'),
  ),
  was: shape.nullable(shape.text),
  is: shape.nullable(shape.text),
  /** The line as it was imported. */
  code: shape.text,
  bookedAt: shape.moment,
  direction: shape.text,
  amount: shape.money,
});
export type PreviewEdit = shape.Held<typeof edit>;
export type PreviewRow = shape.Held<typeof previewRow>;

const payoutLine = {
  id: shape.reference('statement-lines'),
  code: shape.text,
  bookedAt: shape.moment,
  amount: shape.money,
  fee: shape.money,
};

const ROOMY = { method: 'POST', base: 'v1', access: 'Import Statements', maxBytes: 24 * 1024 * 1024 } as const;

const SETTLES = { method: 'POST', base: 'v1', decidesOn: 'statement-lines', access: 'Resolve Payments' } as const;

const reason = longText({ required: true, label: 'Reason', maxLength: 200 });

/** Statement files of the provider, the carriers and the banks: preview and import. */
export const statementActions = defineActions(
  {
    name: 'Statement files',
    description: 'Importing and correcting the statements of the provider, the carriers and the banks.',
  },
  {
    previewStatement: {
      ...ROOMY,
      path: 'statements/preview',
      input: file,
      answer: shape.object({
        /** The headings of the file; `#1` and so on if it has none. */
        headings: shape.listOf(shape.text),
        /** A sentence that says why no row can be read; null if rows were read. */
        fault: shape.nullable(shape.text),
        /** Why the file may not belong to the source: the other account, or the likelier file type. */
        doubts: shape.listOf(
          shape.object({ kind: shape.oneOf('OTHER_ACCOUNT', 'OTHER_FILE_TYPE'), value: shape.text }),
        ),
        /** The order of day and month in which the dates were read. */
        dateOrder: shape.oneOf(...DATE_ORDERS),
        /** The heading of the column for each value of the mapping; null if none was found. */
        mapping: shape.object(
          Object.fromEntries(Object.keys(mappingFields).map((name) => [name, shape.nullable(shape.text)])) as Record<
            keyof typeof mappingFields,
            shape.Shape<string | null>
          >,
        ),
        counts: shape.object(counts),
        amountIn: shape.money,
        fees: shape.money,
        firstAt: shape.nullable(shape.moment),
        lastAt: shape.nullable(shape.moment),
        /** The number of differences from lines that were imported before. */
        edited: shape.integer,
        /** The first of them. */
        edits: shape.listOf(edit),
        /** Faulty rows first, then the first of the others. */
        rows: shape.listOf(previewRow),
      }),
      reads: 'rows',
      summary: 'Preview the import of a file row by row, without storing anything',
    },
    importStatement: {
      ...ROOMY,
      path: 'statements',
      input: {
        ...file,
        leaveOutFaulty: boolean({
          label: 'Leave out faulty rows',
          help: 'Imports the other rows. Without it, a file with faulty rows is refused.',
        }),
        acceptDoubts: boolean({
          label: 'Import in spite of doubts',
          help: 'Without it, a file that names another account, looks like another file type, or shows known lines differently, is refused.',
        }),
      },
      audit: { resource: 'statements', action: 'CREATE' },
      answer: shape.object({
        /** Null if the file contains nothing new, so nothing was changed. */
        statement: shape.nullable(shape.record('statements')),
        counts: shape.object(counts),
      }),
      reads: 'statement',
      summary: 'Import a file: all of its rows, or on request all but the faulty ones',
    },
    undoStatement: {
      method: 'POST',
      base: 'v1',
      path: 'statements/{id}/undo',
      decidesOn: 'statements',
      access: 'Import Statements',
      input: { reason },
      audit: { resource: 'statements', action: 'DELETE' },
      answer: shape.object({ removedLines: shape.integer }),
      reads: 'removedLines',
      summary: 'Remove an imported statement with its lines and matches, as long as no closed day uses them',
    },
    unmatchLine: {
      method: 'POST',
      base: 'v1',
      path: 'statement-lines/{id}/unmatch',
      decidesOn: 'statement-lines',
      access: 'Import Statements',
      input: { reason },
      audit: { resource: 'statement-lines', action: 'ACTION', reason: 'Unmatched' },
      answer: shape.object({ line: shape.record('statement-lines') }),
      reads: 'line',
      summary: 'Separate a line from a payment that it does not show',
    },
    listPayoutLines: {
      method: 'GET',
      base: 'v1',
      path: 'statement-lines/{id}/payout',
      access: 'Resolve Payments',
      answer: shape.object({
        sources: shape.listOf(
          shape.object({
            id: shape.reference('statement-sources'),
            name: shape.text,
            lines: shape.listOf(shape.object(payoutLine)),
            /** The lines that the bank's line most likely paid out. */
            suggested: shape.listOf(shape.reference('statement-lines')),
          }),
        ),
      }),
      reads: 'sources',
      summary:
        'For unmatched money in a bank account: the latest 200 lines of each other source that are not paid out, with a suggestion',
    },
    settlePayout: {
      ...SETTLES,
      path: 'statement-lines/{id}/payout',
      input: {
        lineIds: references('statement-lines', { required: true, label: 'Paid out lines' }),
        note: text({ maxLength: 200, help: 'Required for a fee that the lines do not name.' }),
      },
      audit: { resource: 'statement-lines', action: 'ACTION', reason: 'Settled as a payout' },
      answer: shape.object({ line: shape.record('statement-lines'), fee: shape.money }),
      reads: 'line',
      summary: 'Settle unmatched money in a bank account as the payout of a provider’s lines',
    },
    undoPayout: {
      ...SETTLES,
      path: 'statement-lines/{id}/undo-payout',
      input: { reason },
      audit: { resource: 'statement-lines', action: 'ACTION', reason: 'Payout undone' },
      answer: shape.object({ line: shape.record('statement-lines') }),
      reads: 'line',
      summary: 'Undo a payout that staff have settled, as long as no closed day uses it',
    },
  },
);
export type StatementPreview = shape.Held<(typeof statementActions)['previewStatement']['answer']>;
/** A source with the lines that a bank's line may have paid out. */
export type PayoutSource = shape.Held<(typeof statementActions)['listPayoutLines']['answer']>['sources'][number];
