import { createHmac } from 'node:crypto';
import { Outdated } from '../../contract/api/errors';
import { matchesVersion } from '../../contract/api/version';
import { users } from '../../resources/access/users';
import { logs } from '../../resources/audit/logs';
import { settings } from '../../resources/catalogue/systemTables';
import type { SettingName } from '../../resources/settings/storedSettings';
import type { KeptSettings } from '../config/keptSettings';
import type { Store } from '../store/Store';

/** The maximum number of audit entries that are searched for the last change of a setting. */
const LOOKED_THROUGH = 20;

/** Returns the version of some settings in the database. It changes with their values, and does not reveal them. */
export const settingsVersion = (kept: KeptSettings, names: readonly SettingName[], appSecret: string): string =>
  createHmac('sha256', appSecret)
    .update(JSON.stringify(names.map((name) => kept[name] ?? null)))
    .digest('base64url');

/** Refuses to change settings that another user has changed since the version in `ifMatch`. */
export async function refuseOutdatedSettings(
  tx: Store,
  names: readonly SettingName[],
  version: string,
  ifMatch: string | undefined,
): Promise<void> {
  if (ifMatch === undefined || matchesVersion(ifMatch, version)) return;
  const entries = await tx.find(logs, {
    where: [{ path: 'resource', in: [settings.name] }],
    sort: { path: 'dateCreated', ascending: false },
    limit: LOOKED_THROUGH,
  });
  const entry = entries.find(
    ({ action, reason }) => action === 'UPDATE' && names.some((name) => reason?.includes(name)),
  );
  const user = entry?.userId ? await tx.get(users, entry.userId) : null;
  const by = user?.fullName ?? null;
  const message = by
    ? `${by} has changed these settings since you opened them.`
    : 'These settings have changed since you opened them.';
  throw new Outdated(message, { by, what: null, version });
}
