import { Refusal } from '../../../contract/api/errors';
import type { Audited } from '../../../resources/language/defineActions';
import { BRAND_NAMES } from '../../../resources/settings/brandSettings';
import {
  CONNECTION_NAMES,
  CONNECTION_SETTINGS,
  CONNECTIONS,
  type ConnectionName,
  connectionSettings,
} from '../../../resources/settings/connections';
import type { SettingName } from '../../../resources/settings/storedSettings';
import { allRoles, heldBy } from '../../access/accessState';
import { ADMINISTRATION, isAdministration } from '../../access/rules/access';
import { auditAction } from '../../audit/auditAction';
import type { Identity } from '../../base/identity';
import { isSecret, type KeptSettings, keepSetting, readKept } from '../../config/keptSettings';
import type { LiveSettings } from '../../config/liveSettings';
import type { Deps } from '../../deps';
import { takeLock } from '../../store/locks';
import type { Store } from '../../store/Store';
import { secretsElsewhere } from '../rules/connections';
import { refuseOutdatedSettings, settingsVersion } from '../settingsVersion';
import { forgetTest } from './lastTests';
import { mailAdministrators } from './mailAdministrators';
import { endingOf } from './shownSetting';

type Changes = readonly (readonly [SettingName, string | null])[];

/** The maximum number of characters of a value in the audit log. A logo is long. */
const SHOWN = 300;

/** The user who saves settings. With `ifMatch`, only that version is changed. */
export interface SavedBy {
  identity: Identity | null;
  ifMatch: string | undefined;
}

/** Stores these settings, all or none; null removes one. This process applies them immediately, others within seconds. */
export async function saveSettings(
  { store, settings, config, now }: Pick<Deps, 'store' | 'settings' | 'config' | 'now'>,
  changes: Changes,
  declared: { audit: Audited },
  { identity, ifMatch }: SavedBy,
): Promise<void> {
  const fixed = changes.filter(([name]) => settings.sourceOf(name) === 'ENVIRONMENT').map(([name]) => name);
  if (fixed.length) throw refusalOf(Object.fromEntries(fixed.map((name) => [name, 'is set by the environment'])));
  await store.transaction(async (tx) => {
    await takeLock(tx, 'settings');
    const before = await readKept(tx, config.appSecret);
    for (const names of groupsOf(changes)) {
      await refuseOutdatedSettings(tx, names, settingsVersion(before, names, config.appSecret), ifMatch);
    }
    const changed = changes.filter(([name, text]) => (before[name] ?? null) !== text);
    const connections = connectionsOf(changed);
    await refuseUnlessAdministrator(tx, connections, identity);
    const after = Object.fromEntries(
      Object.entries({ ...before, ...Object.fromEntries(changed) }).filter(([, text]) => text !== null),
    ) as KeptSettings;
    refuseFaults(settings, after, changed);
    refuseNewAddress(settings, changes, changed, before);
    for (const [name, text] of changed) {
      const row = await keepSetting(tx, name, text, config.appSecret, now());
      // Cutting a character in half here would produce invalid JSON.
      const shown = (value: string | null) =>
        value && (isSecret(name) ? `…${endingOf(value) ?? ''}` : value.slice(0, SHOWN)).toWellFormed();
      const [was, is] = [{ value: shown(before[name] ?? null) }, { value: shown(text) }];
      if (row) await auditAction(tx, declared, { identity, record: row, before: was, after: is, reason: name }, now());
    }
    for (const name of connections) await forgetTest(tx, name);
    const labels = connections.map((name) => CONNECTIONS[name].label);
    await mailAdministrators(tx, labels, identity, config.publicUrl, now());
  });
  await settings.refresh(store);
}

const refusalOf = (errors: Record<string, string>) => {
  const [first = []] = Object.entries(errors);
  return new Refusal('invalid', first.join(' '), errors);
};

/** Refuses faults of the changed connections. Another connection's faults are no reason to refuse. */
function refuseFaults(settings: LiveSettings, kept: KeptSettings, changed: Changes): void {
  const touched: string[] = [...connectionsOf(changed).flatMap(connectionSettings), ...changed.map(([name]) => name)];
  const errors: Record<string, string> = {};
  for (const fault of settings.faultsWith(kept)) {
    const [names = '', ...rest] = fault.split(': ');
    for (const name of names.split(', ').filter((each) => touched.includes(each))) errors[name] ??= rest.join(': ');
  }
  if (Object.keys(errors).length) throw refusalOf(errors);
}

const connectionsOf = (changes: Changes) =>
  CONNECTION_NAMES.filter((name) =>
    changes.some(([setting]) => connectionSettings(name).some((each) => each === setting)),
  );

/** Returns the groups that have these settings: each connection's, and the brand's. */
const groupsOf = (changes: Changes): readonly (readonly SettingName[])[] => {
  const isBrand = changes.some(([name]) => BRAND_NAMES.some((each) => each === name));
  return [...connectionsOf(changes).map(connectionSettings), ...(isBrand ? [BRAND_NAMES] : [])];
};

/** Refuses changes to connections that only administrators may change. */
async function refuseUnlessAdministrator(tx: Store, connections: readonly ConnectionName[], identity: Identity | null) {
  const closed = connections.filter((name) => 'administrators' in CONNECTIONS[name]);
  if (closed.length === 0) return;
  if (isAdministration(await heldBy(tx, identity, await allRoles(tx)))) return;
  const labels = closed.map((name) => CONNECTIONS[name].label).join(', ');
  throw new Refusal('forbidden', `To change ${labels}, you need the permissions ${ADMINISTRATION.join(' and ')}.`);
}

/** Refuses a new address for secrets that were entered for another one. */
function refuseNewAddress(settings: LiveSettings, given: Changes, changed: Changes, before: KeptSettings): void {
  const names = Object.keys(CONNECTION_SETTINGS) as SettingName[];
  const errors = secretsElsewhere({
    changed: changed.flatMap(([name, text]) => (text === null ? [] : [name])),
    kept: names.filter((name) => before[name] !== undefined && !given.some(([each]) => each === name)),
    fixed: names.filter((name) => settings.sourceOf(name) === 'ENVIRONMENT'),
  });
  if (Object.keys(errors).length) throw refusalOf(errors);
}
