/** What an answer with an error status says: the error catalogue's text, which may be empty, and what each bad field accepts. */
export interface RefusalText {
  message: string;
  /** By dotted path. */
  fields: Record<string, string>;
}

/** Reads the body of such an answer, whatever it is. */
export function refusalIn(body: unknown): RefusalText {
  const { error, errors } = isObject(body) ? body : {};
  const fields = isObject(errors) ? Object.entries(errors) : [];
  return {
    message: errorText(error),
    fields: Object.fromEntries(fields.map(([path, message]) => [path, errorText(message)])),
  };
}

/** The text of an `error`: as it is, of a provider's error its message, of another object its first entry's text. */
export function errorText(error: unknown): string {
  if (typeof error === 'string') return error;
  if (!isObject(error)) return '';
  return errorText('error_type' in error && 'message' in error ? error.message : Object.values(error)[0]);
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
