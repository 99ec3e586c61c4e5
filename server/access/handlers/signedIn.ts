import { Refusal } from '../../../contract/api/errors';
import type { Identity } from '../../base/identity';

/** Returns the caller, for calls that are open to every signed-in user. Throws for an anonymous caller. */
export function signedIn(identity: Identity | null): Identity {
  if (!identity) throw new Refusal('unauthenticated', 'Please sign in first.');
  return identity;
}
