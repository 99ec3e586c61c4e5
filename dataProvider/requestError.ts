import { MESSAGES } from '../contract/api/errors';
import { refusalIn } from '../contract/client/refusal';

/** The codes of the generic fetch layer (specification, section 8) if there is no usable HTTP answer. */
export type FailureCode = 'FETCH_ERROR' | 'TIMEOUT_ERROR' | 'PARSING_ERROR';

/**
 * A call that failed. `status` is 0 if the server never answered; `code` is the status if there is a body, or one of the failure
 * codes; `errors` has a message for each failed field, by its dotted path.
 */
export class RequestError extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly code: FailureCode | number,
    readonly errors: Record<string, string> = {},
    readonly body: unknown = null,
  ) {
    super(message);
    this.name = 'RequestError';
  }
}

/** Creates the error for an answer with an error status. */
export function toRequestError(status: number, body: unknown): RequestError {
  const { message, fields } = refusalIn(body);
  return new RequestError(message, status, status, fields, body);
}

/** Errors for calls without a usable answer. */
export const failures = {
  timeout: () => new RequestError(MESSAGES.timeout, 0, 'TIMEOUT_ERROR'),
  fetch: () =>
    new RequestError('The service cannot be reached. Check your connection and try again.', 0, 'FETCH_ERROR'),
  parsing: (status: number) =>
    new RequestError('The service sent an answer that cannot be read.', status, 'PARSING_ERROR'),
};
