import { LANGUAGE_CODES } from '../../contract/languages';
import { defineActions } from '../language/defineActions';
import { boolean, date, oneOf, text } from '../language/kinds';
import { EXPORT_PARAMETERS } from '../language/parameters';
import * as shape from '../language/shapes';

/** Both are given, or neither; not for a report of the present state. */
const QUERY = { from: date(), to: date(), by: text({ maxLength: 40 }) } as const;
const days = shape.object({ from: shape.text, to: shape.text });

/** The reports of resources/reports/; each also needs the permission for the records that it counts. */
export const reportActions = defineActions(
  {
    name: 'Reports',
    description: 'Tables of figures about the whole business; docs/reports.md says what each counts.',
  },
  {
    readReport: {
      method: 'GET',
      base: 'v1',
      path: 'reports/{name}',
      access: 'View Reports',
      query: QUERY,
      answer: shape.object({
        name: shape.text,
        /** The first and the last day; null for a report of the present state. */
        from: shape.nullable(shape.day),
        to: shape.nullable(shape.day),
        by: shape.nullable(shape.text),
        /** A month such as 2026-03, an option, or a record with its label. */
        rows: shape.listOf(
          shape.object({
            key: shape.text,
            label: shape.nullable(shape.text),
            /** The days of the records that it counts; blank at an open end. */
            days: shape.nullable(days),
            /** One for each column of the report, or null if it has none. */
            values: shape.listOf(shape.nullable(shape.decimal)),
          }),
        ),
        /** The sums of the columns that add up; null for the others. */
        totals: shape.listOf(shape.nullable(shape.decimal)),
        /** True if the caller gets it by e-mail every Monday. */
        mailed: shape.boolean,
      }),
      reads: 'rows',
      summary: 'A report of whole months, of days, or as of now; of its usual period if no days are given',
    },
    mailReport: {
      method: 'PUT',
      base: 'v1',
      path: 'reports/{name}/mail',
      access: 'View Reports',
      sessionOnly: true,
      input: {
        wanted: boolean({ label: 'E-mail me every Monday', required: true }),
        by: text({ maxLength: 40 }),
        language: oneOf(LANGUAGE_CODES, { label: 'Language of messages' }),
      },
      answer: shape.object({ mailed: shape.boolean }),
      reads: 'mailed',
      summary:
        'Start or stop getting a report by e-mail every Monday at 7:00: of last week, or of the three months up to last Sunday',
    },
    exportReport: {
      method: 'GET',
      base: 'v1',
      path: 'reports/{name}/export',
      access: 'View Reports',
      confirms: 'with second factor',
      query: { ...QUERY, ...EXPORT_PARAMETERS },
      answer: shape.exported,
      reads: '',
      summary: 'The same as CSV or, with format=excel, as a workbook',
    },
  },
);
