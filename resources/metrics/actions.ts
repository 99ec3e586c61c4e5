import { defineActions } from '../language/defineActions';
import { text } from '../language/kinds';
import * as shape from '../language/shapes';

/** The figures in resources/metrics/, several in one call. */
export const figureActions = defineActions(
  {
    name: 'Figures',
    description: 'What the dashboard shows, several figures in one call; docs/figures.md says what each counts.',
  },
  {
    readFigures: {
      method: 'GET',
      base: 'v1',
      path: 'figures',
      access: 'signed-in',
      query: { names: text({ required: true, maxLength: 1_000 }), days: text({ maxLength: 8_000 }) },
      answer: shape.object({
        /** In the requested order; each has a value for each of `days`, or one if none are given. */
        figures: shape.listOf(shape.object({ name: shape.text, values: shape.listOf(shape.money) })),
      }),
      reads: 'figures',
      summary: 'Figures by name; of days such as 2026-03-01 or 2026-03-01..2026-03-31, separated by commas',
    },
    countRelated: {
      method: 'GET',
      base: 'v1',
      path: 'related-records',
      access: 'signed-in',
      query: { resource: text({ required: true, maxLength: 60 }), id: text({ required: true, maxLength: 60 }) },
      /** By resource and referring field, such as `payments.accountId`; only lists that the caller may read. */
      answer: shape.object({ counts: shape.byId(shape.integer) }),
      reads: 'counts',
      summary: 'How many records of each list refer to a record',
    },
  },
);
