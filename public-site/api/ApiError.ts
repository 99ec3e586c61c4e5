import { MESSAGES } from '../../contract/api/errors';
import { refusalIn } from '../../contract/client/refusal';

/** A call that did not succeed. `message` is the error catalogue's text and may be empty; `fields` is what each bad field accepts. */
export class ApiError extends Error {
  constructor(
    message: string,
    /** The HTTP status; null where there was no answer at all. */
    readonly status: number | null = null,
    readonly fields: Record<string, string> = {},
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

export const timeoutError = () => new ApiError(MESSAGES.timeout);

/** Whether the service did not answer within the specified time. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof ApiError && error.status === null && error.message === MESSAGES.timeout;

/** Whether no answer of the API came back, so that nobody knows whether it has done what it was asked to. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === null || error.status === 502 || error.status === 504);

/** Whether a call was refused for now only, because there were too many of them. */
export const isThrottled = (error: unknown): boolean => error instanceof ApiError && error.status === 429;

/** An error from an answer's body. */
export function refusalFrom(status: number, body: unknown): ApiError {
  const { message, fields } = refusalIn(body);
  return new ApiError(message, status, fields);
}

/** What the visitor reads: the catalogue's text, or, where it has none, a sentence that says what to do. */
export function sayError(error: unknown): string {
  if (error instanceof ApiError && error.message) return error.message;
  const answered = error instanceof ApiError && error.status !== null;
  const why = answered ? 'Something went wrong on our side.' : 'We could not reach the service.';
  return `${why} Nothing you typed is lost; please try again.`;
}
