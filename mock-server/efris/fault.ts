/** A refusal with its code from the authority's documentation. */
export class EfrisFault extends Error {
  constructor(
    readonly code: string,
    message: string,
    /** The content of the refusing answer. */
    readonly content?: unknown,
  ) {
    super(message);
  }
}

/** Throws a Fault unless the condition is true. */
export function require(holds: unknown, code: string, message: string): asserts holds {
  if (!holds) throw new EfrisFault(code, message);
}
