// Runs a command of the server as it was built, `node server/command.mjs <name> …`: it must fit the server that is running, whatever
// the sources say by now. Where nothing was built yet, it installs and builds first.
import { existsSync } from 'node:fs';
import { build } from './build.mjs';
import { install, requireRuntime } from './install.mjs';

requireRuntime();
const [name] = process.argv.splice(2, 1);
if (!existsSync('dist/server/main.js')) {
  install();
  await build(['server']);
}
await import(`../dist/server/${name}.js`);
