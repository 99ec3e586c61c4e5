import { KEPT_STORAGE } from '../../contract/constants';

const names: readonly string[] = Object.values(KEPT_STORAGE);

/** The suffix of a user's store, which separates it from those of other users of this browser. */
export const storeOf = (userId: string) => `-${userId}`;

/**
 * Returns the stored text if it outlives the session, otherwise null. List preferences are stored on the server and come back
 * from there.
 */
export const keepStored = (name: string, text: string): string | null => (names.includes(name) ? text : null);
