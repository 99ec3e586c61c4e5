import { settings } from '../../resources/catalogue/systemTables';
import { KEPT_SETTINGS, type SettingName } from '../../resources/settings/storedSettings';
import { type Sealed, seal, unseal } from '../base/sealed';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';

/** Settings in the database, by name. A missing one is not stored. */
export type KeptSettings = { readonly [N in SettingName]?: string };

const NAMES = Object.keys(KEPT_SETTINGS) as SettingName[];
export const isSecret = (name: SettingName) => KEPT_SETTINGS[name].kind === 'secret';

/** Returns the seal of a setting; it opens only under the setting's own name. */
export const sealedSetting = (secret: string, owner: string): Sealed => ({ secret, purpose: 'kitara settings', owner });

/** Returns the settings in the database. A secret that was sealed with another APP_SECRET counts as missing. */
export async function readKept(store: Store, appSecret: string): Promise<KeptSettings> {
  const rows = await store.find(settings, { where: [{ path: 'key', in: NAMES }] });
  const kept: { [N in SettingName]?: string } = {};
  for (const { key, value } of rows) {
    const name = key as SettingName;
    const text = isSecret(name) ? unseal(sealedSetting(appSecret, name), String(value)) : String(value);
    if (text !== null) kept[name] = text;
  }
  return kept;
}

/** Stores one setting, or removes it if the text is null. Returns the row. */
export async function keepSetting(tx: Store, name: SettingName, text: string | null, appSecret: string, now: Date) {
  const [row] = await tx.find(settings, { where: [{ path: 'key', in: [name] }], limit: 1 });
  if (text === null) return row ? tx.remove(settings, row.id) : null;
  const value = isSecret(name) ? seal(sealedSetting(appSecret, name), text) : text;
  return row
    ? updateRecord(tx, settings, row.id, { value }, now)
    : createRecord(tx, settings, { key: name, value }, now);
}
