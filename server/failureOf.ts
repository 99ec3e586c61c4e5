import type { Logger } from 'pino';
import { isUnavailable } from './store/unavailable';

/** Describes an error for the log. A database's message can quote personal data, so only its code is kept. */
export function failureOf(error: unknown) {
  const { name, message, code, severity } = error as Error & { code?: string; severity?: string };
  return { name, ...(code ? { code } : {}), ...(severity ? {} : { message }) };
}

/** Returns the place in our code where the error occurred. */
export const placeOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 8)
    .join('\n');

/** Logs the failure of a job. If the database is just unavailable, the place in our code is left out. */
export function logFailure(log: Logger, about: object, error: unknown, message: string): void {
  if (isUnavailable(error)) log.warn({ ...about, ...failureOf(error) }, message);
  else log.error({ ...about, ...failureOf(error), where: placeOf(error as Error) }, message);
}
