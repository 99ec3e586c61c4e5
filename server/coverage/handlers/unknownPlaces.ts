import { fieldRefusal, Refusal } from '../../../contract/api/errors';
import { normalizeName } from '../../../contract/coverage/places/fold';
import type { Answers } from '../../../resources/catalogue/actions';
import { publicView } from '../../../resources/catalogue/publicView';
import { coverageActions } from '../../../resources/coverage/actions';
import { coveragePlaces } from '../../../resources/coverage/coveragePlaces';
import { unknownPlaces } from '../../../resources/coverage/unknownPlaces';
import type { RecordOf } from '../../../resources/language/defineResource';
import { auditAction } from '../../audit/auditAction';
import type { Deps } from '../../deps';
import type { Handlers } from '../../Handlers';
import { createRecord } from '../../store/createRecord';
import type { GeoPoint, Store } from '../../store/Store';
import { updateRecord } from '../../store/updateRecord';
import { readPlace } from '../readPlace';
import { spellingsOf } from '../rules/places/Place';

type Place = RecordOf<typeof coveragePlaces>;
type Action = 'addSpelling' | 'addPlace';

const LONGEST = coveragePlaces.fields.otherNames.maxLength ?? Number.POSITIVE_INFINITY;

/** Lets staff create a place from a typed text, or add the text as a spelling of one. */
export function unknownPlaceHandlers({ store, now }: Deps): Pick<Handlers, Action> {
  /** Runs `make` and marks the text as known by the place that it returns. */
  const resolve = (
    action: Action,
    { id, identity }: { id: string; identity: { userId: string } | null },
    make: (tx: Store) => Promise<Place>,
  ): Promise<Answers[Action]> =>
    store.transaction(async (tx) => {
      const before = await tx.get(unknownPlaces, id, { lock: true });
      if (!before) throw new Refusal('notFound', 'There is no such unknown place.');
      const place = await make(tx);
      const changes = { status: 'ADDED', placeId: place.id } as const;
      const after = (await updateRecord(tx, unknownPlaces, before.id, changes, now())) ?? before;
      const told = publicView(unknownPlaces, after);
      const done = { identity, record: before, before: publicView(unknownPlaces, before), after: told };
      await auditAction(tx, coverageActions[action], { ...done, reason: `${place.name}, ${place.district}` }, now());
      return { unknownPlace: told as Answers[Action]['unknownPlace'], place };
    });

  return {
    addSpelling: ({ params, body, identity }) =>
      resolve('addSpelling', { id: params.id ?? '', identity }, async (tx) => {
        const place = await tx.get(coveragePlaces, body.placeId, { lock: true });
        if (!place) throw fieldRefusal('placeId', 'is not a place');
        const otherNames = withSpelling(place, body.spelling);
        return (await updateRecord(tx, coveragePlaces, place.id, { otherNames }, now())) ?? place;
      }),

    addPlace: ({ params, body: { where, ...place }, identity }) =>
      resolve('addPlace', { id: params.id ?? '', identity }, async (tx) => {
        const point = await pointOf(tx, where);
        return createRecord(tx, coveragePlaces, { ...place, kind: place.kind ?? 'AREA', ...point }, now());
      }),
  };
}

/**
 * Returns the place's other spellings with one more, unless the place is already found by it. Spellings are separated by commas.
 */
function withSpelling(place: Place, typed: string): string | null {
  const spelling = typed.replace(/[,;]+/g, ' ').replace(/\s+/g, ' ').trim();
  if (normalizeName(spelling) === '') throw fieldRefusal('spelling', 'must have letters');
  if (spellingsOf(place).some((name) => normalizeName(name) === normalizeName(spelling))) return place.otherNames;
  const otherNames = [place.otherNames, spelling].filter(Boolean).join(', ');
  if (otherNames.length > LONGEST) throw fieldRefusal('spelling', 'does not fit: the place has too many spellings');
  return otherNames;
}

/** Returns the point that a text means: a pasted one, or that of a known place. */
async function pointOf(store: Store, where: string): Promise<GeoPoint> {
  const meaning = await readPlace({ store }, where);
  if (meaning.outcome === 'POINT') return meaning.point;
  const place = meaning.outcome === 'RECOGNISED' || meaning.outcome === 'WIDE' ? meaning.place : null;
  if (!place?.point) throw fieldRefusal('where', 'must be a map link, coordinates, a Plus Code or a known place');
  return place.point;
}
