import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ipv4Fault } from '../../contract/network/ipv4Fault';
import { StartRefused } from '../base/StartRefused';
import { configFrom } from '../config/config';
import { configureRadius } from '../network/freeradius/configureRadius';
import { openConfigured, prepareStore } from '../prepare';
import { runCommand } from '../runCommand';

const USAGE = 'npm run radius -- configure FOLDER [--address ADDRESS] [--port PORT] [--database URL]';

// `npm run radius -- configure FOLDER` generates FreeRADIUS' configuration from the NAS list: docs/radius.md.
await runCommand(async () => {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    options: { address: { ...text, default: '*' }, port: { ...text, default: '1812' }, database: text },
    allowPositionals: true,
  });
  const [name, folder] = positionals;
  if (name !== 'configure' || !folder) throw new StartRefused(`Use: ${USAGE}`);
  const port = Number(values.port);
  if (!(Number.isInteger(port) && port >= 1 && port <= 65_532))
    throw new StartRefused('--port must be a number from 1 to 65532: four ports are used, from this one on.');
  const fault = values.address === '*' ? null : ipv4Fault(values.address);
  if (fault) throw new StartRefused(`--address ${fault}, or * for all.`);
  const config = configFrom(process.env);
  const database = await openConfigured(config);
  try {
    const lines = await configureRadius(database, await prepareStore(database, false, new Date()), {
      folder: resolve(folder),
      spool: config.accounting?.folder ?? resolve(folder, 'spool'),
      databaseUrl: values.database ?? database.url,
      appSecret: config.appSecret,
      address: values.address,
      port,
    });
    for (const line of lines) console.log(line);
  } finally {
    await database.close();
  }
});
