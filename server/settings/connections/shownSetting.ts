import type { SettingName } from '../../../resources/settings/storedSettings';
import { isSecret } from '../../config/keptSettings';
import type { LiveSettings } from '../../config/liveSettings';

/** The number of a secret's last characters that are shown, and the minimum length of such a secret. */
const TOLD = 4;
const LONG = 12;

/** Returns the last characters of a secret, so that people can recognise it, or null if that would reveal too much. */
export const endingOf = (secret: string): string | null => (secret.length >= LONG ? secret.slice(-TOLD) : null);

/** Returns a setting as it is shown to callers. */
export function shownSetting(settings: LiveSettings, name: SettingName) {
  const value = settings.valueOf(name);
  const secret = isSecret(name) ? value : null;
  return {
    name,
    source: settings.sourceOf(name),
    value: isSecret(name) ? null : value,
    ending: secret && endingOf(secret),
  };
}
