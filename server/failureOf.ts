import type { Logger } from 'pino';
import { isUnavailable } from './store/unavailable';

/** A table or a column is missing. The database's message quotes only its name. */
const NOT_MIGRATED = ['42P01', '42703'];

/** Returns what a developer does if the database lacks a table or a column that is declared, or null for any other error. */
export function missingMigration(error: unknown): string | null {
  const { code = '', message } = error as { code?: string; message?: string };
  if (!NOT_MIGRATED.includes(code)) return null;
  return `The database is older than the declarations: ${message}. Write the migration with: npm run db:generate -- NAME`;
}

/** Describes an error for the log. A database's message can quote personal data, so only its code is kept. */
export function failureOf(error: unknown) {
  const remedy = missingMigration(error);
  if (remedy) return { message: remedy };
  const { name, message, code, severity } = error as Error & { code?: string; severity?: string };
  return { name, ...(code ? { code } : {}), ...(severity ? {} : { message }) };
}

/** Returns the place in our code where the error occurred. */
export const faultPlace = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 8)
    .join('\n');

/** Logs the failure of a job. If the database is just unavailable, the place in our code is left out. */
export function logFailure(log: Logger, about: object, error: unknown, message: string): void {
  if (isUnavailable(error)) log.warn({ ...about, ...failureOf(error) }, message);
  else log.error({ ...about, ...failureOf(error), where: faultPlace(error as Error) }, message);
}
