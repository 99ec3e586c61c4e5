import { isUnavailable } from './store/unavailable';

/** Why the product does not start, in one line for whoever starts it; not a fault of the program, so no stack is shown. */
export class StartRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StartRefused';
  }
}

/** Runs what a command does; ends the process with one line where it cannot be done. A fault of ours keeps its stack. */
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

function lineOf(error: unknown): string | null {
  if (error instanceof StartRefused) return error.message;
  const { code = '', message } = error as { code?: string; message: string };
  // Wrong password, no such user, no such database, no right to do what is needed.
  if (/^(28...|3D000|42501)$/.test(code)) return `The database refuses: ${message}.`;
  return isUnavailable(error) ? `The database does not answer (${reasonOf(error)}). Is DATABASE_URL right?` : null;
}

const reasonOf = (error: unknown): string => {
  const { message, code, errors = [] } = error as { message?: string; code?: string; errors?: { message: string }[] };
  return message || errors[0]?.message || code || 'no reason given';
};
