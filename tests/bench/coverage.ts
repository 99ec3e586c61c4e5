import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { subDays } from 'date-fns';
import { v7 as uuidv7 } from 'uuid';
import type { Answers } from '../../resources/catalogue/actions';
import { coverageAreas } from '../../resources/coverage/coverageAreas';
import { prepareStore } from '../../server/prepare';
import { openDatabase } from '../../server/store/Database';
import { openCluster } from '../../server/store/embedded/openCluster';
import type { Store } from '../../server/store/Store';
import { freePort } from '../freePort';
import { startProduct } from '../product';
import { AREAS, outlineOf, POINTS } from './areas';
import { cell, measure, times } from './load';
import { peakMegabytes, startPeer } from './programs';

const BATCH = 25;
/** A known district. With an unknown one, the name of a place is not recognised but offered for confirmation. */
const DISTRICT = 'Kampala';

async function fill(store: Store): Promise<void> {
  for (const { id } of await store.find(coverageAreas))
    await store.update(coverageAreas, id, { status: 'NO_PRESENCE' });
  const moment = subDays(new Date(), 1).toISOString();
  for (let first = 0; first < AREAS; first += BATCH) {
    const drafts = Array.from({ length: BATCH }, (_, i) => ({
      ...{ id: uuidv7(), dateCreated: moment, dateUpdated: moment },
      ...{ name: `Area ${first + i}`, district: DISTRICT, status: 'ASBUILT' as const, polygon: outlineOf(first + i) },
    }));
    await store.insert(coverageAreas, drafts);
  }
}

const byPoint = ({ longitude, latitude }: (typeof POINTS)[number]) => ({
  location: { commonName: 'My location', longitude, latitude },
});
const byName = (_: unknown, index: number) => ({
  location: { commonName: `area ${(index * 7) % AREAS}, ${DISTRICT}` },
});

/** Fails unless there is fibre in the middle of an area and by its name, and none between areas. */
async function expectRight(url: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const codeOf = async (body: object) => {
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    return ((await answer.json()) as Answers['checkCoverage']).coverageResponse.code;
  };
  for (const [index, point] of POINTS.slice(0, 20).entries()) {
    const [byPlace, named] = [await codeOf(byPoint(point)), await codeOf(byName(null, index))];
    if ((byPlace === 'ASBUILT') !== (point.area !== null) || named !== 'ASBUILT')
      throw new Error(`${point.area ?? 'Between areas'}: ${byPlace}; by name: ${named}`);
  }
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/**
 * Measures coverage checks with 5,000 areas of 2,000 corners on the embedded database, compared with a bare program that tests
 * every polygon in memory.
 */
export async function benchCoverage(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'kitara-bench-'));
  const cluster = await openCluster(folder);
  const database = openDatabase(cluster.url, 4);
  const store = await prepareStore(database, true, new Date());
  await fill(store);
  await database.query('VACUUM ANALYZE coverage_areas');
  await store.close();

  const product = await startProduct({ DATA_DIR: folder, DEMO_DATA: 'false', LIMITS: 'off' });
  const url = `${product.url}/api/v1/coverage/check`;
  await expectRight(url);
  const point = await measure(POINTS.map((each) => ({ url, body: byPoint(each) })));
  const name = await measure(POINTS.map((each, i) => ({ url, body: byName(each, i) })));
  const memory = peakMegabytes(product.pid);
  const readMap = async () => (await fetch(`${product.url}/api/v1/coverage/areas`)).arrayBuffer();
  const [first, later] = [await milliseconds(readMap), await milliseconds(readMap)];
  const memoryWithMap = peakMegabytes(product.pid);
  await product.stop();
  await cluster.close();
  rmSync(folder, { recursive: true, force: true });

  const port = await freePort();
  const peer = await startPeer(['--import', 'tsx', 'tests/bench/bareCoverage.ts'], { PORT: String(port) });
  const asks = POINTS.map((each) => ({ url: `http://localhost:${port}/check`, body: byPoint(each) }));
  const bare = await measure(asks, {}, 20);
  const bareMemory = peakMegabytes(peer.pid);
  peer.stop();
  return [
    '| coverage checks at 5,000 areas of 2,000 corners | Kitara | every polygon, in memory | Kitara ÷ bare |',
    '|---|---|---|---|',
    `| by a point | ${cell(point)} | ${cell(bare)} | ${times(point, bare)} |`,
    `| by the name of an area | ${cell(name)} | – | – |`,
    '',
    'Requests per second, then p50 / p95 / p99 in milliseconds; 8 connections. Ours stores every check on the embedded database.',
    `Peak memory: ${memory} MB, PostgreSQL apart; the bare program ${bareMemory} MB. All areas for the map: ${(first / 1000).toFixed(1)} s once, then ${(later / 1000).toFixed(1)} s, ${memoryWithMap} MB.`,
  ];
}
