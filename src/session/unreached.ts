import { HttpError } from 'react-admin';
import { RequestError } from '../../dataProvider/requestError';

/** Returns whether a call never reached the service. */
export const isUnreached = (error: unknown): boolean =>
  (error instanceof RequestError || error instanceof HttpError) && error.status === 0;
