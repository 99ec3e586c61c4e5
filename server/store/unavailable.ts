/** Node's codes for a server that cannot be reached, or no longer. */
const NOT_REACHED = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
]);

/**
 * PostgreSQL's codes for errors that may not recur on a retry: lost connections (class 08); a server without space, memory or
 * free connections (53100 to 53300); a lock held too long by others (55P03); a statement or transaction that was ended (57014,
 * 25P03); a server that is stopping or starting (57P01 to 57P03) or read-only (25006); and two conflicting transactions (40001,
 * 40P01).
 */
const TRY_AGAIN = /^(08...|53[123]00|55P03|57014|25P03|57P0[123]|25006|40001|40P01)$/;

/** node-postgres's own messages, which have no code. */
const LOST =
  /^(Connection terminated|Client (was closed|has encountered)|timeout exceeded when trying to connect|Query read timeout)/;

interface Failure {
  code?: string;
  syscall?: string;
  severity?: string;
  message?: string;
  errors?: unknown[];
}

/** Returns whether an error says that the database could not serve the request now, whatever the request was. */
export function isUnavailable(error: unknown): boolean {
  const { code, syscall, severity, message, errors } = error as Failure;
  // Connecting to a name with several addresses fails with one error for each address.
  if (Array.isArray(errors)) return errors.length > 0 && errors.every(isUnavailable);
  // An error that ends a session is about the session, not about the statement.
  if (severity === 'FATAL' || severity === 'PANIC') return true;
  // ENOENT means a missing socket only for `connect`; a missing file is another matter.
  if (code === 'ENOENT') return syscall === 'connect';
  if (code) return NOT_REACHED.has(code) || TRY_AGAIN.test(code);
  return LOST.test(message ?? '');
}

/** Returns whether only the connection was lost, in which case the statement may or may not have been executed. */
export function isConnectionLost(error: unknown): boolean {
  const { code = '' } = error as { code?: string };
  return isUnavailable(error) && !/^(53[12]00|55P03|57014|25P03|40001|40P01|25006)$/.test(code);
}
