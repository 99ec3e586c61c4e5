/** A refusal of the stand-in by its number, as the authority's documentation numbers them. */
export class Fault extends Error {
  constructor(
    readonly code: string,
    message: string,
    /** What the answer holds beside it. */
    readonly content?: unknown,
  ) {
    super(message);
  }
}

/** Refuses unless something is so. */
export function require(holds: unknown, code: string, message: string): asserts holds {
  if (!holds) throw new Fault(code, message);
}
