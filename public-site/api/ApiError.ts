import { MESSAGES } from '../../contract/api/errors';
import { refusalIn } from '../../contract/client/refusal';

/**
 * A call that failed. `message` is the error catalogue's text and may be empty; `fields` says what each invalid field accepts.
 */
export class ApiError extends Error {
  constructor(
    message: string,
    /** The HTTP status; null if there was no response at all. */
    readonly status: number | null = null,
    readonly fields: Record<string, string> = {},
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

/** A call that was given up, because the service did not answer within the specified time. */
export class TimeoutError extends ApiError {
  constructor() {
    super(MESSAGES.timeout);
  }
}

/** Returns whether no response of the API arrived, so that it is unknown whether the API carried out the call. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === null || error.status === 502 || error.status === 504);

/** Returns whether a call was refused only for now, because of the rate limit. */
export const isThrottled = (error: unknown): boolean => error instanceof ApiError && error.status === 429;

/** Creates an error from a response body. */
export function toApiError(status: number, body: unknown): ApiError {
  const { message, fields } = refusalIn(body);
  return new ApiError(message, status, fields);
}

/** Returns the text for the visitor: the catalogue's text, or, if there is none, a sentence that says what to do. */
export function sayError(error: unknown): string {
  if (error instanceof ApiError && error.message) return error.message;
  const answered = error instanceof ApiError && error.status !== null;
  const why = answered ? 'Something went wrong on our side.' : 'We could not reach the service.';
  return `${why} Nothing you typed is lost; please try again.`;
}
