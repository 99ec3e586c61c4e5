import { Refusal } from '../../../contract/api/errors';
import type { Identity } from '../../base/identity';
import type { Deps } from '../../deps';
import type { Handlers } from '../../Handlers';
import { keepPreference, preferencesOf } from '../preferences';

/** Returns the caller, for calls that are open to every signed-in user. Throws for an anonymous caller. */
function signedIn(identity: Identity | null): Identity {
  if (!identity) throw new Refusal('unauthenticated', 'Please sign in first.');
  return identity;
}

/** The preferences of signed-in users, on all of their devices. */
export function ownPreferenceHandlers({ store, now }: Deps): Pick<Handlers, 'listOwnPreferences' | 'keepPreference'> {
  return {
    async listOwnPreferences({ identity }) {
      return { preferences: await preferencesOf(store, signedIn(identity).userId) };
    },

    async keepPreference({ identity, body: { key, value } }) {
      await keepPreference(store, signedIn(identity).userId, key, value ?? null, now());
      return { kept: value != null };
    },
  };
}
