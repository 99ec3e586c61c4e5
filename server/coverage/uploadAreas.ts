import { Refusal } from '../../contract/api/errors';
import { brand } from '../../contract/brand';
import type { AreaInFile } from '../../contract/coverage/AreaInFile';
import { areasInFile } from '../../contract/coverage/areaFile';
import { positionNote } from '../../contract/coverage/positionNote';
import { coverageActions, type MapArea } from '../../resources/coverage/actions';
import { coverageAreas } from '../../resources/coverage/coverageAreas';
import { invalidBody } from '../asRefusal';
import { auditAction } from '../audit/auditAction';
import type { Identity } from '../base/identity';
import { bodySchema } from '../crud/validators';
import type { Deps } from '../deps';
import { type JsonBounds, jsonFault } from '../http/jsonBounds';
import { sentenceOf } from '../http/sentenceOf';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';

/** The maximum number of faults that are listed. */
const MOST_FAULTS = 20;
/** The maximum number of notes in the answer. */
const MOST_NOTES = 200;
/** Allows some nested collections, and a hundred properties for each area. */
const BOUNDS: JsonBounds = { levels: 20, names: 50_000 };

interface Upload {
  geojson: string;
  district: string;
  status: string;
}

/**
 * Creates an area for each polygon in a map file, all or none. Returns the number of areas, and what was changed, left out or is to
 * be checked.
 */
export async function uploadAreas(
  { store, now, mapAreas }: Pick<Deps, 'store' | 'now'> & { mapAreas(): Promise<MapArea[]> },
  { geojson, ...defaults }: Upload,
  identity: Identity | null,
): Promise<{ created: number; notes: string[] }> {
  const { areas, faults, leftOut } = areasInFile(parse(geojson), defaults);
  if (faults.length)
    throw refusalOf(
      faults.map(({ feature, message }) => (feature ? `Feature ${feature}: ${message}` : String(message))),
    );
  const drafts = areas.map(({ notes: _, ...area }) => ({
    area,
    parsed: bodySchema(coverageAreas, 'create').safeParse(area),
  }));
  const wrong = drafts.flatMap(({ area, parsed }) =>
    parsed.success ? [] : [`${area.name}: ${sentenceOf(invalidBody(parsed.error), coverageAreas.leaves)}`],
  );
  if (wrong.length) throw refusalOf(wrong);
  const known = (await mapAreas()).flatMap(({ outline }) => outline[0]?.slice(0, 1) ?? []);
  await store.transaction(async (tx) => {
    await refuseKnown(tx, areas);
    for (const { parsed } of drafts) {
      const created = await createRecord(tx, coverageAreas, { ...parsed.data }, now());
      await auditAction(tx, coverageActions.uploadAreas, { identity, record: created, after: created }, now());
    }
  });
  const where = { areas: known, centre: brand.centre };
  const about = areas.flatMap((area) => [...area.notes, positionNote(area, where)].filter((note) => note !== null));
  const notes = [...leftOut.map(({ message }) => message), ...about];
  return { created: areas.length, notes: notes.slice(0, MOST_NOTES).map(String) };
}

function parse(text: string): unknown {
  const fault = jsonFault(text, BOUNDS);
  if (fault) throw refusalOf([`This file ${fault}.`]);
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function refuseKnown(tx: Store, areas: readonly AreaInFile[]): Promise<void> {
  const where = [{ path: 'name', in: areas.map(({ name }) => name), anyCase: true } as const];
  const known = await tx.pick(coverageAreas, ['name'], { where });
  if (known.length) throw refusalOf(known.map(({ name }) => `There is an area called ${name} already.`));
}

function refusalOf(faults: readonly string[]): Refusal {
  const told = faults.slice(0, MOST_FAULTS);
  const message = told.join(' ');
  return new Refusal('invalid', message, Object.fromEntries(told.map((fault, at) => [`faults.${at}`, fault])));
}
