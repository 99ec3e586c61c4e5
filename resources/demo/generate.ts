import { type AnyResource, defaultOf, setAt, valueAt } from '../defineResource';
import { DEMO_DATA } from '.';
import type { Demo } from './Demo';
import type { DeclaredDemo, DemoData } from './declareDemo';
import { demoId, seededRandom } from './random';
import { DEMO_VALUES } from './values';

type Row = Record<string, unknown>;
/** Days of history that demo data covers. */
const HISTORY = 180;
const DAY = 86_400_000;
const SEED = 20_260_101;

/** Demo records of all resources by name, each after what it refers to. The same seed and moment give the same data. */
export function generateDemo(
  resources: readonly AnyResource[],
  now: Date,
  declared: readonly DeclaredDemo[] = DEMO_DATA,
): Map<string, Row[]> {
  const made = new Map<string, Row[]>();
  for (const [order, resource] of resources.entries()) {
    const data = declared.find((each) => each.resource.name === resource.name)?.data;
    made.set(resource.name, data ? rowsOf(resource, data, made, now, seededRandom(SEED + order)) : []);
  }
  return made;
}

function rowsOf(
  resource: AnyResource,
  data: DemoData,
  made: Map<string, Row[]>,
  now: Date,
  random: () => number,
): Row[] {
  const rows = (name: string) => made.get(name) ?? [];
  const seeds = seedsOf(data, rows);
  // Records given by the declaration (packages, areas, roles …) are there before anything happens.
  const foundational = 'rows' in data;
  return seeds.map(({ given, source }, index) => {
    const spread = ((index + random()) / seeds.length) * (foundational ? 1 : HISTORY - 1);
    const after = source.dateCreated ? Date.parse(String(source.dateCreated)) + random() * DAY : 0;
    const said = typeof given.dateCreated === 'string' ? Date.parse(given.dateCreated) : 0;
    const time = Math.min(said || after || now.getTime() - (HISTORY - spread) * DAY, now.getTime());
    const dateCreated = new Date(Math.floor(time));
    const record: Row = {
      id: demoId(dateCreated, random),
      dateCreated: dateCreated.toISOString(),
      dateUpdated: dateCreated.toISOString(),
    };
    const integer = (min: number, max: number) => min + Math.floor(random() * (max - min + 1));
    const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
    const demo: Demo = {
      index,
      count: seeds.length,
      now,
      dateCreated,
      record,
      source,
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
      const told = valueAt(given, path);
      setAt(record, path, told === undefined ? made() : told);
    }
    return record;
  });
}

function seedsOf(demo: DemoData, rows: (name: string) => Row[]): { given: Row; source: Row }[] {
  if ('rows' in demo) return demo.rows.map((given) => ({ given: given as Row, source: {} }));
  if ('count' in demo) return Array.from({ length: demo.count }, () => ({ given: {}, source: {} }));
  const { where = () => true, each = () => [{}] } = demo;
  return rows(demo.from)
    .filter(where)
    .flatMap((source) => each(source).map((given) => ({ given: given as Row, source })));
}

function referenced(resource: AnyResource, path: string, record: Row, rows: (name: string) => Row[]): Row {
  const leaf = resource.leaves.find((each) => each.path === path);
  const found = rows(leaf?.field.to ?? '').find((row) => row.id === valueAt(record, path));
  if (!found) throw new Error(`Demo data of ${resource.name}: ${path} points at nothing.`);
  return found;
}
