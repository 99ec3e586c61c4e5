import { ApiError } from '../api/ApiError';

/** Whether a call was refused because the renewal's token counts no more. */
export const isEnded = (error: unknown): boolean => error instanceof ApiError && error.status === 401;
