/** How a bulk change went for one record: `error` is the sentence that it was refused with. */
export type BulkOutcome = { id: string; changed: true } | { id: string; changed: false; error: string };
