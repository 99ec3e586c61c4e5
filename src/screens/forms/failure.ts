import { HttpError } from 'react-admin';
import { httpErrorFrom } from '../../../dataProvider/httpClient';
import { RequestError } from '../../../dataProvider/requestError';

/** Returns the messages of the fields that a call refused, nested like the body; undefined if no field caused the failure. */
export function fieldErrorsOf(error: unknown): Record<string, unknown> | undefined {
  const failure = error instanceof RequestError ? httpErrorFrom(error) : error;
  return failure instanceof HttpError ? failure.body?.errors : undefined;
}
