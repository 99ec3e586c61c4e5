import { benchCommandBox } from './commandBox';
import { benchCoverage } from './coverage';
import { firstBytes } from './firstBytes';
import { benchFuzz } from './fuzz';
import { benchImports } from './imports';
import { benchLedger } from './ledger';
import { lighthouse } from './lighthouse';
import { benchLists } from './lists';
import { benchMillion } from './million';
import { benchOffices } from './offices';
import { benchOrders } from './orders';
import { benchPlaces } from './places';
import { benchQueues } from './queues';
import { benchSignIns } from './signIns';
import { benchStatements } from './statements';

const PARTS: Record<string, () => Promise<string[]>> = {
  async lists() {
    const { table, notes } = await benchLists();
    return [...table, '', ...notes];
  },
  million: benchMillion,
  coverage: benchCoverage,
  places: benchPlaces,
  commandBox: benchCommandBox,
  orders: benchOrders,
  queues: benchQueues,
  ledger: benchLedger,
  'sign-ins': benchSignIns,
  statements: benchStatements,
  imports: benchImports,
  fuzz: benchFuzz,
  firstLoads: firstBytes,
  offices: benchOffices,
  lighthouse,
};

// `npm run bench` runs everything side by side, as docs/benchmark.md shows it; `npm run bench -- offices lighthouse` runs some
// parts.
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in PARTS));
if (unknown.length > 0) throw new Error(`No part ${unknown.join(', ')}: there are ${Object.keys(PARTS).join(', ')}.`);
for (const [name, run] of Object.entries(PARTS)) {
  if (chosen.length === 0 || chosen.includes(name)) console.log(['', ...(await run())].join('\n'));
}
