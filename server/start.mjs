// `npm start`: installs and builds what is not there yet, then serves everything.
import { spawn } from 'node:child_process';
import { build, unbuiltParts } from './build.mjs';
import { install } from './install.mjs';

install();
const unbuilt = unbuiltParts();
if (unbuilt.includes('server')) await build(['server']);
if (unbuilt.some((part) => part !== 'server')) {
  // The first start: the database is made while the browser apps are built.
  const prepared = new Promise((resolve) => {
    // What is wrong with the settings or the database is said by the server itself.
    const stdio = ['ignore', 'inherit', 'ignore'];
    spawn(process.execPath, ['dist/server/prepareCommand.js'], { stdio }).once('close', resolve);
  });
  await build();
  await prepared;
}
await import('../dist/server/main.js');
