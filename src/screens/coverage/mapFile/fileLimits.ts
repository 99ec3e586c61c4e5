const MB = 1024 * 1024;
/** The maximum size of a map file, and of all KML files in an archive together, in MB and bytes. */
export const MOST_MB = 20;
export const MOST_BYTES = MOST_MB * MB;
/** The maximum number of files in an archive. */
export const MOST_FILES = 2_000;
