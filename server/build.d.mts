/** Builds the outdated parts at the same time; by default all parts are checked. Rejects if one fails. */
export function build(names?: ('server' | 'office' | 'public')[]): Promise<unknown>;

/** Returns a hash of the content of these files and folders, and of the settings that are built in. */
export function hashSources(sources: string[]): string;
