import { ApiError } from '../api/ApiError';

/** Returns whether a call was refused because the renewal token has expired. */
export const isEnded = (error: unknown): boolean => error instanceof ApiError && error.status === 401;
