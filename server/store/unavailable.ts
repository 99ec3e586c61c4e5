/** Node's codes for a server that cannot be reached, or no more. */
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
 * PostgreSQL's codes for what another try may find otherwise: lost connections (class 08), a server without space, memory or free
 * connections (53100 to 53300), a lock that others hold for too long (55P03), a statement or transaction that was ended (57014, 25P03), a server that is going
 * down or coming up (57P01 to 57P03) or that only reads (25006), and two transactions that were in each other's way.
 */
const TRY_AGAIN = /^(08...|53[123]00|55P03|57014|25P03|57P0[123]|25006|40001|40P01)$/;

/** node-postgres's own words, which carry no code. */
const LOST =
  /^(Connection terminated|Client (was closed|has encountered)|timeout exceeded when trying to connect|Query read timeout)/;

interface Failure {
  code?: string;
  syscall?: string;
  severity?: string;
  message?: string;
  errors?: unknown[];
}

/** Whether an error says that the database could not do now what was asked, no matter who asks and whatever it is. */
export function isUnavailable(error: unknown): boolean {
  const { code, syscall, severity, message, errors } = error as Failure;
  // Connecting to a name with several addresses fails with the errors of all of them.
  if (Array.isArray(errors)) return errors.length > 0 && errors.every(isUnavailable);
  // What ends a session is about the session, not about the statement.
  if (severity === 'FATAL' || severity === 'PANIC') return true;
  // A socket that is not there; a file that is not is another matter.
  if (code === 'ENOENT') return syscall === 'connect';
  if (code) return NOT_REACHED.has(code) || TRY_AGAIN.test(code);
  return LOST.test(message ?? '');
}

/** Whether only the connection was lost: the statement may or may not have been done. */
export function isConnectionLost(error: unknown): boolean {
  const { code = '' } = error as { code?: string };
  return isUnavailable(error) && !/^(53[12]00|55P03|57014|25P03|40001|40P01|25006)$/.test(code);
}
