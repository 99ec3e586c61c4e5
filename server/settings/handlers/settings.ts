import { Refusal } from '../../../contract/api/errors';
import { settingActions } from '../../../resources/settings/actions';
import {
  CONNECTION_NAMES,
  CONNECTIONS,
  type ConnectionName,
  connectionSettings,
} from '../../../resources/settings/connections';
import type { SettingName } from '../../../resources/settings/storedSettings';
import { invalidBody } from '../../asRefusal';
import { auditAction } from '../../audit/auditAction';
import { readKept } from '../../config/keptSettings';
import { inputSchema } from '../../crud/validators';
import type { Deps } from '../../deps';
import type { Handlers } from '../../Handlers';
import { isSetUp } from '../connections/isSetUp';
import { lastTests, noteTest } from '../connections/lastTests';
import { saveSettings } from '../connections/saveSettings';
import { shownSetting } from '../connections/shownSetting';
import { tryConnection } from '../connections/tryConnection';
import { taxInvoicesUse, usedBy } from '../connections/usedBy';
import { settingsVersion } from '../settingsVersion';

/** Settings that administrators change in the back-office. */
export function settingHandlers(deps: Deps): Pick<Handlers, keyof typeof settingActions> {
  const { store, settings, config, now } = deps;

  const connections = async () => {
    // Another process may have changed something since this one last looked.
    await settings.refresh(store);
    const [tests, kept] = await Promise.all([lastTests(store), readKept(store, config.appSecret)]);
    return CONNECTION_NAMES.map((name) => ({
      name,
      isSetUp: isSetUp(name, config),
      inUse: usedBy(name, config, Object.keys(kept)),
      settings: connectionSettings(name).map((each) => shownSetting(settings, each)),
      version: settingsVersion(kept, connectionSettings(name), config.appSecret),
      tested: tests[name] ?? null,
    }));
  };

  return {
    readConnections: async () => ({ connections: await connections(), taxInvoices: taxInvoicesUse(config) }),

    saveConnections: async ({ body, identity, header }) => {
      const changes = Object.entries(body).map(([name, text]) => [name as SettingName, text || null] as const);
      const by = { identity, ifMatch: header('if-match') };
      await saveSettings(deps, changes, settingActions.saveConnections, by);
      return { connections: await connections() };
    },

    testConnection: async ({ params, body, identity }) => {
      const name = CONNECTION_NAMES.find((each) => each === params.name);
      if (!name) throw new Refusal('notFound', 'There is no such connection.');
      await settings.refresh(store);
      const outcome = await tryConnection(name, deps, addresseeOf(name, body.to));
      if (!outcome) throw new Refusal('conflict', `${CONNECTIONS[name].label} is not set up yet.`);
      const tested = { testedAt: now().toISOString(), ...outcome };
      await store.transaction(async (tx) => {
        const row = await noteTest(tx, name, tested, now());
        const reason = `${CONNECTIONS[name].label}: ${outcome.message}`;
        if (row)
          await auditAction(tx, settingActions.testConnection, { identity, record: row, after: null, reason }, now());
      });
      return { tested };
    },
  };
}

/** Returns the recipient of the test message, validated as its connection declares it; blank if the connection sends none. */
function addresseeOf(name: ConnectionName, to: string | null | undefined): string {
  const connection = CONNECTIONS[name];
  if (!('addressee' in connection)) return '';
  const parsed = inputSchema({ input: { to: connection.addressee } })?.safeParse({ to: to ?? undefined });
  if (!parsed?.success) throw parsed ? invalidBody(parsed.error) : new Error('An addressee takes a body.');
  return String((parsed.data as { to: string }).to);
}
