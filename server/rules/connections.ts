import { CONNECTION_NAMES, CONNECTIONS, settingsOf } from '../../resources/connections';
import type { SettingName } from '../../resources/keptSettings';

type Names = readonly SettingName[];

/**
 * Returns faults by setting: a secret is sent to no other address than the one it was entered for. `changed` are the settings
 * that get another value, `kept` those of the database that stay as they are, and `fixed` those of the environment.
 */
export function secretsElsewhere(settings: { changed: Names; kept: Names; fixed: Names }): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const name of CONNECTION_NAMES) {
    const { leadsTo } = CONNECTIONS[name] as { leadsTo?: SettingName };
    if (!leadsTo || !settings.changed.includes(leadsTo)) continue;
    const secrets = settingsOf(name).filter((each) => isSecret(name, each));
    for (const secret of secrets) {
      if (settings.fixed.includes(secret)) errors[leadsTo] = `is changed where ${secret} is set: in the environment`;
      else if (settings.kept.includes(secret)) errors[secret] = 'must be entered again for another address';
    }
  }
  return errors;
}

const isSecret = (name: (typeof CONNECTION_NAMES)[number], setting: string): boolean =>
  (CONNECTIONS[name].settings as Record<string, { kind: string }>)[setting]?.kind === 'secret';
