import { CONNECTION_NAMES, CONNECTIONS, connectionSettings } from '../../../resources/settings/connections';
import type { SettingName } from '../../../resources/settings/storedSettings';

type Names = readonly SettingName[];

/**
 * Returns faults by setting, so that no secret is sent to an address that it was not entered for. `changed` are the settings that
 * get a new value, `kept` those in the database that stay the same, and `fixed` those in the environment.
 */
export function secretsElsewhere(settings: { changed: Names; kept: Names; fixed: Names }): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const name of CONNECTION_NAMES) {
    const { leadsTo } = CONNECTIONS[name] as { leadsTo?: SettingName };
    if (!leadsTo || !settings.changed.includes(leadsTo)) continue;
    const secrets = connectionSettings(name).filter((each) => isSecret(name, each));
    for (const secret of secrets) {
      if (settings.fixed.includes(secret))
        errors[leadsTo] = `can be changed only in the environment, where ${secret} is set`;
      else if (settings.kept.includes(secret)) errors[secret] = 'must be entered again for a new address';
    }
  }
  return errors;
}

const isSecret = (name: (typeof CONNECTION_NAMES)[number], setting: string): boolean =>
  (CONNECTIONS[name].settings as Record<string, { kind: string }>)[setting]?.kind === 'secret';
