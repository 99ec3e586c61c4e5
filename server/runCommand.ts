import { asRefusal } from './asRefusal';
import { StartRefused } from './base/StartRefused';
import { missingMigration } from './failureOf';
import { isUnavailable } from './store/unavailable';

/** Runs a command. If it cannot be done, ends the process with one line; a fault of ours keeps its stack. */
export async function runCommand(command: () => Promise<unknown>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const line = lineOf(error);
    if (!line) throw error;
    console.error(line);
    process.exit(1);
  }
}

/** Returns one line about an error that the operator can fix, or null for a fault of ours. */
export function lineOf(error: unknown): string | null {
  if (error instanceof StartRefused) return error.message;
  const { code = '', message, syscall, path } = error as NodeJS.ErrnoException;
  // Wrong password, no such user, no such database, missing privileges, an extension that is not installed, a full disk.
  if (/^(28...|3D000|42501|0A000|58P01|53100)$/.test(code)) return `The database refuses: ${message}.`;
  const remedy = missingMigration(error);
  if (remedy) return remedy;
  if (isUnavailable(error)) return `The database does not answer (${reasonOf(error)}). Is DATABASE_URL right?`;
  const refusal = asRefusal(error);
  if (refusal) return refusal.message;
  if (code === 'EMFILE' || code === 'ENFILE')
    return 'Too many files are open at once: raise the limit (ulimit -n 4096).';
  // A folder that we may not write to, that is not a folder, or that is full.
  return syscall && path ? `DATA_DIR cannot be used: ${message}.` : null;
}

const reasonOf = (error: unknown): string => {
  const { message, code, errors = [] } = error as { message?: string; code?: string; errors?: { message: string }[] };
  return message || errors[0]?.message || code || 'no reason given';
};
