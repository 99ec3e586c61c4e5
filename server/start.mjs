// `npm start`: installs and builds what is missing, then serves everything.
import { spawn } from 'node:child_process';
import { build, unbuiltParts } from './build.mjs';
import { install } from './install.mjs';

install();
const unbuilt = unbuiltParts();
if (unbuilt.includes('server')) await build(['server']);
if (unbuilt.some((part) => part !== 'server')) {
  // On the first start, the database is created while the browser apps are built.
  const prepared = new Promise((resolve) => {
    // The server itself reports faults of the settings or the database.
    const stdio = ['ignore', 'inherit', 'ignore'];
    spawn(process.execPath, ['dist/server/prepareCommand.js'], { stdio }).once('close', resolve);
  });
  await build();
  await prepared;
}
await import('../dist/server/main.js');
