import { brandFrom, setBrand } from '../../contract/brand';
import { BRAND_NAMES } from '../../resources/settings/brandSettings';
import { CONNECTION_NAMES, type ConnectionName, settingsOf } from '../../resources/settings/connections';
import type { SettingName } from '../../resources/settings/storedSettings';
import type { Store } from '../store/Store';
import { type Config, configFrom, settingFaults } from './config';
import { type KeptSettings, readKept } from './keptSettings';
import { logoAddress } from './logo';
import type { Environment } from './productionFaults';

/** Where a setting's value comes from; NONE: it has none, or its default. */
type SettingSource = 'ENVIRONMENT' | 'DATABASE' | 'NONE';

/** The settings of a process: those of its environment, over those in the database, over the defaults. */
export interface LiveSettings {
  /** Values that may be kept in the database are looked up each time, so they are always current. */
  readonly config: Config;
  sourceOf(name: SettingName): SettingSource;
  /** The brand of now by its names in the environment, for who shows it apart from this process. */
  brandSettings(): Environment;
  /** Null where there is none. */
  valueOf(name: SettingName): string | null;
  /** What would be wrong with these values in the database, as `settingFaults` says it. */
  faultsWith(kept: KeptSettings): string[];
  /** Reads the database again. Answers the connections whose values there cannot be used beside the environment's. */
  refresh(store: Store): Promise<readonly ConnectionName[]>;
}

/** Throws a StartRefused where the environment alone cannot be used. */
export function createLiveSettings(env: Environment): LiveSettings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  const first = configFrom(given);
  let kept: KeptSettings = {};
  let current = first;
  let unusable: readonly ConnectionName[] = [];
  const config: Config = {
    ...first,
    get pesapal() {
      return current.pesapal;
    },
    get messages() {
      return current.messages;
    },
    get devices() {
      return current.devices;
    },
    get singleSignOn() {
      return current.singleSignOn;
    },
    get backups() {
      return current.backups;
    },
  };
  return {
    config,
    sourceOf: (name) => (given[name] ? 'ENVIRONMENT' : kept[name] === undefined ? 'NONE' : 'DATABASE'),
    brandSettings: () => brandSettingsOf(kept, given),
    valueOf: (name) => given[name] ?? kept[name] ?? null,
    faultsWith: (values) => settingFaults({ ...values, ...given }),
    async refresh(store) {
      const read = await readKept(store, first.appSecret);
      if (JSON.stringify(read) === JSON.stringify(kept)) return unusable;
      const usable = usableOf(read, given);
      if (BRAND_NAMES.some((name) => read[name] !== kept[name])) setBrand(brandFrom(brandSettingsOf(read, given)));
      kept = read;
      current = configFrom({ ...usable.kept, ...given });
      unusable = usable.without;
      return unusable;
    },
  };
}

/** The name in addresses stays as it is in the environment: the staff sign-in is found under it. */
function brandSettingsOf(kept: KeptSettings, given: Environment): Environment {
  const ofBrand = ([name]: [string, unknown]) => name.startsWith('BRAND_');
  const logo = kept.BRAND_LOGO ? { BRAND_LOGO: logoAddress(kept.BRAND_LOGO) } : {};
  const from = (values: object) => Object.fromEntries(Object.entries(values).filter(ofBrand));
  return { ...from(kept), ...logo, ...from(given), BRAND_SLUG: brandFrom(given).slug };
}

/** What the database holds without the connections that would not go with the environment, so that one of them stops nothing else. */
function usableOf(read: KeptSettings, given: Environment): { kept: KeptSettings; without: ConnectionName[] } {
  let kept: KeptSettings = {};
  const without: ConnectionName[] = [];
  for (const name of CONNECTION_NAMES) {
    const more = {
      ...kept,
      ...Object.fromEntries(settingsOf(name).flatMap((each) => (read[each] === undefined ? [] : [[each, read[each]]]))),
    };
    if (settingFaults({ ...more, ...given }).length) without.push(name);
    else kept = more;
  }
  return { kept, without };
}
