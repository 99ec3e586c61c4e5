/** Answers of contract/calls/support.ts. */
export type SupportAnswers = Record<never, never>;
