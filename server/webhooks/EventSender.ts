import type { Destination } from './destination';

/** A receiver's response. */
export interface EventAnswer {
  status: number;
  /** The first characters of the response body. */
  body: string;
}

export interface EventRequest {
  destination: Destination;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** Sends a delivery and resolves with any response. Throws a SendingFailed if there is none. */
export type SendEvent = (request: EventRequest) => Promise<EventAnswer>;

/** The reason why there is no response, as a sentence. */
export class SendingFailed extends Error {}
