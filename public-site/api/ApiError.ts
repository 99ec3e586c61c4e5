import { MESSAGES } from '../../contract/errors';

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

/** Whether no answer of the API came back, so that nobody knows whether it has done what it was asked to. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === null || error.status === 502 || error.status === 504);

/** Whether a call was refused for now only, because there were too many of them. */
export const isThrottled = (error: unknown): boolean => error instanceof ApiError && error.status === 429;

/** The text of an answer's `error` field: a text as it is, of an object its first entry's value, of a provider's error its message. */
function errorText(error: unknown): string {
  if (typeof error === 'string') return error;
  if (typeof error !== 'object' || error === null) return '';
  const told = 'error_type' in error && 'message' in error ? error.message : Object.values(error)[0];
  return typeof told === 'string' ? told : '';
}

/** An error from an answer's body. */
export function refusalFrom(status: number, body: unknown): ApiError {
  const { error, errors } = (typeof body === 'object' && body !== null ? body : {}) as {
    error?: unknown;
    errors?: unknown;
  };
  const fields = typeof errors === 'object' && errors !== null ? (errors as Record<string, string>) : {};
  return new ApiError(errorText(error), status, fields);
}

/** What the visitor reads: the catalogue's text, or, where it has none, a sentence that says what to do. */
export function sayError(error: unknown): string {
  if (error instanceof ApiError && error.message) return error.message;
  return 'We could not reach the service. Nothing you typed is lost; please try again.';
}
