import { actions } from '../../resources/catalogue/actions';
import type { MapArea } from '../../resources/coverage/actions';
import { coverageAreas } from '../../resources/coverage/coverageAreas';
import type { RecordOf } from '../../resources/language/defineResource';
import type { Deps } from '../deps';
import type { Store } from '../store/Store';
import { expectedDateOf } from './rules/areas';
import { simplifyRing } from './rules/simplifyRing';

/** The statuses that the map shows. NO_PRESENCE means that there is no fibre to show. */
const DRAWN: readonly MapArea['code'][] = ['ASBUILT', 'IN_PROGRESS', 'PLANNED'];
/** In degrees, some 11 m: one pixel if a drawing of 1,000 pixels shows one town. */
const TOLERANCE = 1e-4;
/** A precision of one metre; more digits would double the size of the response. */
const DIGITS = 5;
/**
 * The number of areas that are read at once. Their polygons have up to 2,000 corners per ring, and all of them together may not
 * fit into memory.
 */
const BATCH = 20;

/**
 * The time in milliseconds after which areas are read again even if no change is seen, because a process with a slow clock may
 * hide one.
 */
const LIFETIME = actions.listMapAreas.maxAge * 1000;

/**
 * Returns a function that returns the areas for the map, by name. Their polygons are read and simplified once, and again only
 * after an area has changed, in whichever process.
 */
export function createMapAreas({ store, now }: Pick<Deps, 'store' | 'now'>): () => Promise<MapArea[]> {
  let known: { state: string; until: number; areas: Promise<MapArea[]> } | null = null;
  return async () => {
    const state = await stateOf(store);
    if (known?.state !== state || known.until <= now().getTime()) {
      const areas = readAreas(store, now());
      known = { state, until: now().getTime() + LIFETIME, areas };
      areas.catch(() => {
        known = null;
      });
    }
    return known.areas;
  };
}

/** Returns a text that changes with the areas: after an update through the newest moment, after a removal through the counts. */
async function stateOf(store: Store): Promise<string> {
  const countOf = (status: string) => store.count(coverageAreas, { where: [{ path: 'status', in: [status] }] });
  const newest = { sort: { path: 'dateUpdated', ascending: false }, limit: 1 } as const;
  const latest = store.pick(coverageAreas, ['id', 'dateUpdated'], newest);
  const [[last], ...totals] = await Promise.all([latest, ...DRAWN.map(countOf)]);
  return [last?.id, last?.dateUpdated, ...totals].join(' ');
}

async function readAreas(store: Store, now: Date): Promise<MapArea[]> {
  const drawn = { path: 'status', in: DRAWN } as const;
  const areas: MapArea[] = [];
  for (;;) {
    const last = areas.at(-1)?.name;
    const where = [drawn, ...(last === undefined ? [] : [{ path: 'name', from: last } as const])];
    const found = await store.find(coverageAreas, { where, sort: { path: 'name', ascending: true }, limit: BATCH + 1 });
    areas.push(...found.filter(({ name }) => name !== last).map((area) => drawing(area, now)));
    if (found.length <= BATCH) return areas;
  }
}

const drawing = (area: RecordOf<typeof coverageAreas>, now: Date): MapArea => ({
  id: area.id,
  name: area.name,
  district: area.district,
  code: area.status as MapArea['code'],
  expectedDate: expectedDateOf(area, now),
  outline: area.polygon.coordinates.map((ring) =>
    simplifyRing(ring, TOLERANCE).map(([x, y]) => [rounded(x), rounded(y)]),
  ),
});

const rounded = (degrees: number) => Number(degrees.toFixed(DIGITS));
