/** Answers of contract/calls/devices.ts. */
export type DevicesAnswers = Record<never, never>;
