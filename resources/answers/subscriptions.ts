/** Answers of contract/calls/subscriptions.ts. */
export type SubscriptionsAnswers = Record<never, never>;
