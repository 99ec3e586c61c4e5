import { Refusal } from '../../../contract/api/errors';
import type { Identity } from '../../base/identity';

/** Who is signed in, where a call is open to any of them. */
export function signedIn(identity: Identity | null): Identity {
  if (!identity) throw new Refusal('unauthenticated', 'Please sign in first.');
  return identity;
}
