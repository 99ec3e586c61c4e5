import { z } from 'zod';

/** A setting that takes a whole number, and otherwise says what it takes. */
export function wholeNumber(least: number, most = Number.MAX_SAFE_INTEGER) {
  const range = most === Number.MAX_SAFE_INTEGER ? `, ${least} or more` : ` from ${least} to ${most}`;
  return z.string().transform((text, context) => {
    const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    if (!(number >= least && number <= most)) context.addIssue(`must be a whole number${range}`);
    return number;
  });
}
