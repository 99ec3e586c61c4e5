/** Builds the parts that are not up to date, at the same time; by default all of them. Rejects if one fails. */
export function build(names?: ('server' | 'office' | 'public')[]): Promise<unknown>;
