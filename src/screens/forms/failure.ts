import { HttpError } from 'react-admin';

/** Returns the messages of the fields that a call refused, nested like the body; undefined if no field caused the failure. */
export function fieldErrorsOf(error: unknown): Record<string, unknown> | undefined {
  return error instanceof HttpError ? error.body?.errors : undefined;
}
