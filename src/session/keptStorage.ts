import { KEPT_STORAGE } from '../../contract/constants';

const names: readonly string[] = Object.values(KEPT_STORAGE);

/** The name of a person's store among those of all who sign in here. */
export const storeOf = (userId: string) => `-${userId}`;

/** What of a stored text outlives a session, or null. How somebody looks at lists is on the server, and comes back with them. */
export const keepStored = (name: string, text: string): string | null => (names.includes(name) ? text : null);
