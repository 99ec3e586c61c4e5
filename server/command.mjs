// Runs a built command of the server, `node server/command.mjs <name> …`. It must match the running server, whatever the sources
// contain by now. If nothing was built yet, it installs and builds first.
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
