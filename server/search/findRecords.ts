import { isPermitted } from '../../contract/access/permissions';
import { normalizeName } from '../../contract/coverage/places/fold';
import { type AnyResource, valueAt } from '../../resources/language/defineResource';
import { neededFor } from '../../resources/language/requiredPermissions';
import type { RowScope } from '../../resources/language/rowScope';
import type { Found } from '../../resources/search/actions';
import { SEARCHABLE_RESOURCES } from '../../resources/search/globalSearch';
import type { Identity } from '../base/identity';
import { reach } from '../crud/reach';
import { interpretKeptNumber, interpretSearchTerm, type Look } from '../rules/interpretSearchTerm';
import type { Store } from '../store/Store';
import { SHORTEST_SIMILAR, similarLeaves } from '../store/similar';
import { findNotes } from './findNotes';
import { type Hit, toFound } from './toFound';

/** The maximum number of records for one way of matching, and in total. */
const EACH = 5;
const MOST = 15;

/** A resource that the caller may list, with its row scope. */
interface Source {
  resource: AnyResource;
  within: RowScope | undefined;
}

type ScopedHit = Hit & Pick<Source, 'within'>;

/**
 * Returns the records that the user may have searched for, of those they may list: exact numbers first, then beginnings, then
 * records whose notes contain the text, then similar names.
 */
export async function findRecords(store: Store, identity: Identity, typed: string, year: number): Promise<Found[]> {
  const sources = sourcesOf(identity);
  const looks = sources.flatMap((source) =>
    [...interpretKeptNumber(source.resource, typed), ...interpretSearchTerm(source.resource, typed, year)].map(
      (look) => ({ ...source, ...look }),
    ),
  );
  const ids = await store.findIds(looks.map((look) => ({ ...look, limit: EACH })));
  const hits = looks.flatMap((look, at) => (ids[at] ?? []).map((id) => ({ ...look, id })));
  const meant = hits.length ? hits : await misspelt(store, sources, looks, typed);
  const found = await read(store, await withoutReplaced(store, meant));
  const noted = (await findNotes(store, identity, typed)).filter(({ id }) => !found.some((each) => each.id === id));
  const ranked = literalFirst(withoutTwins(found), typed);
  // A note that contains the text is a better guess than a similar name.
  return (hits.length ? [...ranked, ...noted] : [...noted, ...ranked]).slice(0, MOST);
}

/**
 * If a record has exactly the typed number, no other is exact, and it comes first: `000123` is the account that kept this number,
 * before KF-000123.
 */
function literalFirst(found: readonly Found[], typed: string): Found[] {
  const text = typed.trim().toLowerCase();
  const isLiteral = ({ matched }: Found) => matched?.toLowerCase() === text;
  if (!found.some(isLiteral)) return [...found];
  const ranked = found.map((each) => (isLiteral(each) ? each : { ...each, exact: false }));
  return ranked.sort((a, b) => Number(b.exact) - Number(a.exact));
}

function sourcesOf(identity: Identity): Source[] {
  return SEARCHABLE_RESOURCES.flatMap((resource) => {
    const needed = neededFor(resource, 'list');
    if (!needed || !isPermitted(identity.permissions, needed)) return [];
    return [{ resource, within: reach(identity, resource, needed) }];
  });
}

/** Returns people whose names are spelt or sound like the typed text, if names were searched. */
async function misspelt(store: Store, sources: readonly Source[], looks: readonly (Source & Look)[], typed: string) {
  const words = typed.split(/\s+/).filter((word) => normalizeName(word).length >= SHORTEST_SIMILAR);
  const named = sources.filter(
    ({ resource }) =>
      similarLeaves(resource).length > 0 && looks.some((look) => look.resource === resource && look.by === null),
  );
  if (words.length === 0) return [];
  const found = await Promise.all(
    named.map(({ resource, within }) => store.findSimilar(resource, [], words, EACH, within)),
  );
  return named.flatMap(({ resource, within }, at) =>
    (found[at] ?? []).map(({ id }) => ({ resource, within, id, by: null, whole: '' })),
  );
}

/** Puts the record that has replaced another one in its place, or nothing if the caller may not list it. */
async function withoutReplaced(store: Store, hits: readonly ScopedHit[]): Promise<ScopedHit[]> {
  const left: ScopedHit[] = [];
  for (const hit of hits) {
    const { resource, within, id } = hit;
    const { replacedBy } = resource;
    const record = replacedBy === undefined ? null : await store.get(resource, id);
    const kept = replacedBy && record ? valueAt(record, replacedBy) : null;
    if (typeof kept !== 'string') left.push(hit);
    else if (await store.get(resource, kept, within ? { within } : {})) left.push({ ...hit, id: kept });
  }
  return left;
}

/** Reads the records of the hits, each once: exact ones first, then in the order of the hits. */
async function read(store: Store, hits: readonly Hit[]): Promise<Found[]> {
  const resources = SEARCHABLE_RESOURCES.filter((resource) => hits.some((hit) => hit.resource === resource));
  const found = await Promise.all(
    resources.map(async (resource) => {
      const theirs = hits.filter((hit) => hit.resource === resource);
      const ids = [...new Set(theirs.map(({ id }) => id))];
      const records = await store.find(resource, { where: [{ path: 'id', in: ids }] });
      return records
        .sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
        .map((record) => toFound(resource, record, theirs));
    }),
  );
  return found.flat().sort((a, b) => Number(b.exact) - Number(a.exact));
}

/** Removes clients whose account was found, too. */
function withoutTwins(found: readonly Found[]): Found[] {
  const customers = found.flatMap(({ resource, clientId }) => (resource === 'accounts' ? [clientId] : []));
  return found.filter(({ resource, id }) => resource !== 'clients' || !customers.includes(id));
}
