import { imports } from '../../resources/imports/imports';
import { products } from '../../resources/subscriptions/products';
import { checkImport } from '../../server/imports/checkImport';
import { runImports } from '../../server/imports/jobs/runImports';
import { runImport } from '../../server/imports/runImport';
import { uploadImport } from '../../server/imports/uploadImport';
import { prepareStore } from '../../server/prepare';
import { openDatabase } from '../../server/store/Database';
import { csv, inBase64 } from '../payments/statementFiles';
import { throwAwayCluster } from '../support/throwAwayCluster';
import { createWorld } from '../support/world';
import { type Measured, measured } from './measured';
import { postgresSeconds } from './processorTime';

const LINES = 50_000;
/** The goal of each step, in seconds. */
const GOAL = 20;

const HEADINGS = ['Account', 'Name', 'Phone', 'Email', 'Address', 'Package', 'Expiry', 'ONU'];

/** Measures the steps of importing 50,000 customers with their subscriptions and devices. */
export async function benchImports(): Promise<string[]> {
  const cluster = await throwAwayCluster({});
  const store = await prepareStore(openDatabase(cluster.url, 4), true, new Date());
  const world = createWorld(store);
  const deps = { ...world.deps, now: () => new Date() };
  const home = (await store.find(products, { limit: 1 }))[0]?.name ?? '';
  const end = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const lines = Array.from({ length: LINES }, (_, at) => [
    ...[`S-${at}`, `Joan${at} Namuli${at % 97}`, `0775${String(at).padStart(6, '0')}`, `joan${at}@mail.example`],
    ...[`Plot ${at}, Ntinda`, home, end, `HWTC${String(at).padStart(8, '0')}`],
  ]);
  const given = { kind: 'CUSTOMERS', fileName: 'old.csv', content: inBase64(csv([HEADINGS, ...lines])) } as const;
  const step = async <T>(work: () => Promise<T>) => {
    const before = postgresSeconds(cluster.folder);
    const cost = await measured(work);
    return { ...cost, postgres: postgresSeconds(cluster.folder) - before };
  };
  const upload = await step(() => uploadImport(deps, given, null));
  const { id } = upload.result;
  const check = await step(() => checkImport(deps, id, null));
  const run = await step(async () => {
    await runImport(deps, id, null);
    for (;;) {
      await runImports(deps);
      const found = await store.get(imports, id);
      if (found?.status !== 'RUNNING') return found;
    }
  });
  await store.close();
  await cluster.stop();
  const row = (name: string, cost: Measured<unknown> & { postgres: number }, lines: number | undefined) => {
    const [time, server, database] = [cost.seconds, cost.processor, cost.postgres].map(
      (each) => `${each.toFixed(1)} s`,
    );
    const isSoon = cost.seconds <= GOAL ? 'yes' : 'no';
    return `| ${name} | ${lines} | ${time} | ${server} | ${database} | ${cost.memory.toFixed(0)} MB | ${isSoon} |`;
  };
  return [
    `| import of customers | lines | time | processor: server | PostgreSQL | memory | ≤ ${GOAL} s |`,
    '|---|---:|---:|---:|---:|---:|---|',
    row('upload', upload, upload.result.lines),
    row('check', check, check.result.readyLines),
    row('import', run, run.result?.addedLines),
  ];
}
