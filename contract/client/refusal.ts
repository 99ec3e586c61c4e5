/** The message of an error answer: the error catalogue's text, which may be empty, and what each invalid field accepts. */
export interface AnsweredRefusal {
  message: string;
  /** By the dotted path of the field. */
  fields: Record<string, string>;
}

/** Reads the body of an error answer, which may be anything. */
export function refusalIn(body: unknown): AnsweredRefusal {
  const { error, errors } = isObject(body) ? body : {};
  const fields = isObject(errors) ? Object.entries(errors) : [];
  return {
    message: errorText(error),
    fields: Object.fromEntries(fields.map(([path, message]) => [path, errorText(message)])),
  };
}

/**
 * Returns the text of an `error`: a string unchanged, the message of a provider's error, or the first entry of another object.
 */
export function errorText(error: unknown): string {
  if (typeof error === 'string') return error;
  if (!isObject(error)) return '';
  return errorText('error_type' in error && 'message' in error ? error.message : Object.values(error)[0]);
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
