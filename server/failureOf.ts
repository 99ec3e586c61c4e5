import type { Logger } from 'pino';
import { isUnavailable } from './store/unavailable';

/** A fault for the log; a database's message can quote people's data, so only its code is kept. */
export function failureOf(error: unknown) {
  const { name, message, code, severity } = error as Error & { code?: string; severity?: string };
  return { name, ...(code ? { code } : {}), ...(severity ? {} : { message }) };
}

/** Where in our code it happened. */
export const placeOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 8)
    .join('\n');

/** Logs what a job could not do; where the database is only not available now, without where in our code that was. */
export function logFailure(log: Logger, about: object, error: unknown, message: string): void {
  if (isUnavailable(error)) log.warn({ ...about, ...failureOf(error) }, message);
  else log.error({ ...about, ...failureOf(error), where: placeOf(error as Error) }, message);
}
