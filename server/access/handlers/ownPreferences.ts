import type { Deps } from '../../deps';
import type { Handlers } from '../../Handlers';
import { keepPreference, preferencesOf } from '../preferences';
import { signedIn } from './signedIn';

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
