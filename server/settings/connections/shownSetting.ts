import type { SettingName } from '../../../resources/settings/storedSettings';
import { isSecret } from '../../config/keptSettings';
import type { LiveSettings } from '../../config/liveSettings';

/** How many of a secret's last characters are told, and the shortest secret of which they are. */
const TOLD = 4;
const LONG = 12;

/** The last characters of a secret, so that people can tell which one it is; null where that would tell too much. */
export const endingOf = (secret: string): string | null => (secret.length >= LONG ? secret.slice(-TOLD) : null);

/** A setting as it is answered. */
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
