import { HttpError } from 'react-admin';
import { httpErrorFrom } from '../../../dataProvider/httpClient';
import { RequestError } from '../../../dataProvider/requestError';

/** The messages of the fields that a call refused, nested as the body is; none where no field was at fault. */
export function fieldErrorsOf(error: unknown): Record<string, unknown> | undefined {
  const failure = error instanceof RequestError ? httpErrorFrom(error) : error;
  return failure instanceof HttpError ? failure.body?.errors : undefined;
}
