import { KEPT_STORAGE } from '../../contract/constants';

const names: readonly string[] = Object.values(KEPT_STORAGE);

/** Of what react-admin's store keeps for a person: how they look at lists. */
const VIEWS = /^RaStore-.+\.(columns|listParams|savedQueries)$/;

/** The name of a person's store among those of all who sign in here. */
export const storeOf = (userId: string) => `-${userId}`;

/** What of a stored text outlives a session, or null; what somebody searched for is a customer's name, and does not. */
export function keepStored(name: string, text: string): string | null {
  if (names.includes(name)) return text;
  if (!VIEWS.test(name)) return null;
  const view = JSON.parse(text);
  if (view?.filter) delete view.filter.searchTerm;
  return JSON.stringify(view);
}
