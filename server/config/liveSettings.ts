import { createHash } from 'node:crypto';
import { brandFrom, setBrand } from '../../contract/brand';
import { LOGO_ROUTE } from '../../contract/pages/routes';
import { BRAND_NAMES } from '../../resources/settings/brandSettings';
import { CONNECTION_NAMES, type ConnectionName, connectionSettings } from '../../resources/settings/connections';
import type { SettingName } from '../../resources/settings/storedSettings';
import type { Store } from '../store/Store';
import { type Config, configFrom, settingFaults } from './config';
import { type KeptSettings, readKept } from './keptSettings';
import type { Environment } from './productionFaults';

/** The source of a setting's value. NONE: it has no value, or its default. */
type SettingSource = 'ENVIRONMENT' | 'DATABASE' | 'NONE';

/** The settings of a process: those of its environment, before those in the database, before the defaults. */
export interface LiveSettings {
  /** Values that may be stored in the database are looked up each time, so they are always current. */
  readonly config: Config;
  sourceOf(name: SettingName): SettingSource;
  /** Returns the current brand by its names in the environment, for code that shows it outside this process. */
  brandSettings(): Environment;
  /** Returns a setting's value, or null if it has none. */
  valueOf(name: SettingName): string | null;
  /** Returns the faults that these values would have in the database, like `settingFaults`. */
  faultsWith(kept: KeptSettings): string[];
  /** Reads the database again. Returns the connections whose values there conflict with the environment. */
  refresh(store: Store): Promise<readonly ConnectionName[]>;
}

/** Creates the settings. Throws a StartRefused if the environment alone is not usable. */
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
    get inbound() {
      return current.inbound;
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

/** Reads the settings of a database that may not be migrated yet. A new one has no settings table. */
export async function readBeforeUpgrade(settings: LiveSettings, store: Store): Promise<void> {
  await settings.refresh(store).catch((error: { code?: string }) => {
    if (error.code !== '42P01') throw error;
  });
}

/** Returns the address of a logo in the database. It changes with the image, so that browsers may cache it. */
const logoAddress = (base64: string): string =>
  `${LOGO_ROUTE}?v=${createHash('sha256').update(base64).digest('hex').slice(0, 12)}`;

/** The slug always comes from the environment, because it is part of the staff login's address. */
function brandSettingsOf(kept: KeptSettings, given: Environment): Environment {
  const ofBrand = ([name]: [string, unknown]) => name.startsWith('BRAND_');
  const logo = kept.BRAND_LOGO ? { BRAND_LOGO: logoAddress(kept.BRAND_LOGO) } : {};
  const from = (values: object) => Object.fromEntries(Object.entries(values).filter(ofBrand));
  return { ...from(kept), ...logo, ...from(given), BRAND_SLUG: brandFrom(given).slug };
}

/**
 * Returns the database's settings without the connections that conflict with the environment, so that one of them disables no
 * other.
 */
function usableOf(read: KeptSettings, given: Environment): { kept: KeptSettings; without: ConnectionName[] } {
  let kept: KeptSettings = {};
  const without: ConnectionName[] = [];
  for (const name of CONNECTION_NAMES) {
    const more = {
      ...kept,
      ...Object.fromEntries(
        connectionSettings(name).flatMap((each) => (read[each] === undefined ? [] : [[each, read[each]]])),
      ),
    };
    if (settingFaults({ ...more, ...given }).length) without.push(name);
    else kept = more;
  }
  return { kept, without };
}
