/** The result of a bulk change for one record; `error` is the sentence of the refusal. */
export type BulkOutcome = { id: string; changed: true } | { id: string; changed: false; error: string };
