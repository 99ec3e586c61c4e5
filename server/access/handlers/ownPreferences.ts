import type { Deps } from '../../deps';
import type { Handlers } from '../../Handlers';
import { keepPreference, preferencesOf } from '../preferences';
import { signedIn } from './signedIn';

/** How those who are signed in like to work, on whatever device. */
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
