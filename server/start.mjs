// `npm start`: installs and builds what is not there yet, then serves everything.
import { build, install } from './install.mjs';

install();
build();
await import('../dist/server/main.js');
