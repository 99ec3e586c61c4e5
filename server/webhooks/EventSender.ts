import type { Destination } from './destination';

/** What a receiver answered. */
export interface EventAnswer {
  status: number;
  /** Its first characters. */
  body: string;
}

export interface EventRequest {
  destination: Destination;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** Sends a delivery and resolves with whatever is answered; throws a SendingFailed where nothing is. */
export type SendEvent = (request: EventRequest) => Promise<EventAnswer>;

/** Why there is no answer, in a sentence. */
export class SendingFailed extends Error {}
