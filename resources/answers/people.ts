/** Answers of contract/calls/people.ts. */
export type PeopleAnswers = Record<never, never>;
