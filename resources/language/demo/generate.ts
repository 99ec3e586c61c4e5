import { DEMO_DATA } from '../../catalogue/demo';
import { type AnyResource, defaultOf, setAt, valueAt } from '../defineResource';
import type { Demo } from './Demo';
import type { DeclaredDemo, DemoData } from './declareDemo';
import { demoId, seededRandom } from './random';
import { DEMO_VALUES } from './values';

type Row = Record<string, unknown>;
/** The days of history that demo data covers. */
const HISTORY = 430;
const DAY = 86_400_000;
const SEED = 20_260_101;

/**
 * Returns the declared demo records by resource name; each resource comes after those that it refers to. `known` are existing
 * records. The same seed and moment give the same data.
 */
export function generateDemo(
  resources: readonly AnyResource[],
  now: Date,
  declared: readonly DeclaredDemo[] = DEMO_DATA,
  known: ReadonlyMap<string, Row[]> = new Map(),
): Map<string, Row[]> {
  const made = new Map(known);
  for (const [order, resource] of resources.entries()) {
    const data = declared.find((each) => each.resource.name === resource.name)?.data;
    made.set(
      resource.name,
      data ? rowsOf(resource, data, made, now, seededRandom(SEED + order), order / resources.length) : [],
    );
  }
  return made;
}

function rowsOf(
  resource: AnyResource,
  data: DemoData,
  made: Map<string, Row[]>,
  now: Date,
  random: () => number,
  turn: number,
): Row[] {
  const rows = (name: string) => made.get(name) ?? [];
  const given: readonly Row[] = 'rows' in data ? data.rows : Array.from({ length: data.count }, () => ({}));
  // Records given by the declaration (packages, areas, roles …) exist before anything happens, each after the records that it
  // refers to.
  const foundational = 'rows' in data;
  return given.map((said, index) => {
    const share = (index + random()) / given.length;
    const spread = foundational ? turn + share / 1_000 : share * (HISTORY - 1);
    const dateCreated = new Date(Math.floor(now.getTime() - (HISTORY - spread) * DAY));
    const record: Row = {
      id: demoId(dateCreated, random),
      dateCreated: dateCreated.toISOString(),
      dateUpdated: dateCreated.toISOString(),
    };
    const integer = (min: number, max: number) => min + Math.floor(random() * (max - min + 1));
    const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
    const demo: Demo = {
      index,
      count: given.length,
      now,
      dateCreated,
      record,
      random,
      integer,
      pick,
      rows,
      weighted: (pairs) => pick(pairs.flatMap(([value, weight]) => Array<typeof value>(weight).fill(value))),
      ref: (field) => referenced(resource, field, record, rows),
    };
    for (const { path, field } of resource.leaves) {
      const own =
        data.fields?.[path] ?? (field.default !== undefined && !field.options ? () => field.default : undefined);
      const made = () => (own ? own(demo) : DEMO_VALUES[field.kind](demo, field)) ?? defaultOf(field) ?? null;
      const told = valueAt(said, path);
      setAt(record, path, told === undefined ? made() : told);
    }
    return record;
  });
}

function referenced(resource: AnyResource, path: string, record: Row, rows: (name: string) => Row[]): Row {
  const leaf = resource.leaves.find((each) => each.path === path);
  const found = rows(leaf?.field.to ?? '').find((row) => row.id === valueAt(record, path));
  if (!found) throw new Error(`Demo data of ${resource.name}: ${path} points at nothing.`);
  return found;
}
