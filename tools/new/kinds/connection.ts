import { CONNECTION_NAMES, CONNECTIONS } from '../../../resources/settings/connections';
import { KEPT_SETTINGS } from '../../../resources/settings/storedSettings';
import type { Draft } from '../Draft';
import { requireFree } from '../declared';
import { nameOf } from '../names';
import type { Order } from '../Order';
import { addRefusal, addWords } from '../words';
import { addClient } from './connection/client';
import { aboutOf, addSettings, helpOf } from './connection/settings';
import { addStandIn } from './connection/standIn';
import { protocolTest } from './connection/test';

/** Starts the connection to an outside system with an address and a key: settings, port, client, stand-in, check and test. */
export function newConnection(draft: Draft, { name: given, domain }: Order): string[] {
  const name = nameOf(given);
  requireFree(name.camel, CONNECTION_NAMES, 'The connection');
  requireFree(
    name.words,
    CONNECTION_NAMES.map((each) => CONNECTIONS[each].label),
    'The label',
  );
  for (const setting of [`${name.upper}_URL`, `${name.upper}_KEY`])
    requireFree(setting, Object.keys(KEPT_SETTINGS), 'The setting');
  addSettings(draft, name);
  addClient(draft, domain, name);
  addStandIn(draft, domain, name);
  draft.create(`tests/${domain}/${name.camel}.test.ts`, protocolTest(name, domain));
  return [
    ...addWords(draft, [name.words, aboutOf(name), helpOf(name), 'Key'], 'connections'),
    ...addRefusal(draft, `${name.words} refused this.`, `${name.words} imekataa hili.`),
    `Give the port server/ports/${name.pascal}.ts the operations that the domain needs, and write them in server/${domain}/${name.camel}/create${name.pascal}.ts.`,
    `Add it to \`Deps\` (server/deps.ts, server/serve.ts, tests/support/world.ts) for the code that uses it.`,
    `Imitate the real system in mock-server/${name.camel}/create${name.pascal}StandIn.ts.`,
    `Run \`npx vitest run --project conformance tests/${domain}/${name.camel}.test.ts tests/settings/connections.test.ts\`.`,
  ];
}
