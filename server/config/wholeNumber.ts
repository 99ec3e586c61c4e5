import { z } from 'zod';

/** Returns the schema of a setting with a whole number, whose message says what is accepted. */
export function wholeNumber(least: number, most = Number.MAX_SAFE_INTEGER) {
  const range = most === Number.MAX_SAFE_INTEGER ? `, ${least} or more` : ` from ${least} to ${most}`;
  return z.string().transform((text, context) => {
    const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    if (!(number >= least && number <= most)) context.addIssue(`must be a whole number${range}`);
    return number;
  });
}
