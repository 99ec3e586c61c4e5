import { isPermitted } from '../../contract/access/permissions';
import { findResource, resourceNamed, resources } from '../../resources';
import { relationKey, relationsTo } from '../../resources/language/relations';
import { neededFor } from '../../resources/language/requiredPermissions';
import { FIGURES } from '../../resources/metrics';
import { type Days, type Figure, queryOf, screenOf } from '../../resources/metrics/Figure';
import { notFound } from '../crud/handlers';
import { refuseParameter, toQuery } from '../crud/listQuery';
import { reach } from '../crud/reach';
import type { Deps } from '../deps';
import type { Handlers } from '../Handlers';
import { dayStart } from '../rules/days';

/** The figures that are counted here. A list with a path of its own counts its records itself. */
const COUNTED = new Map(FIGURES.filter((figure) => !screenOf(figure)?.source).map((figure) => [figure.name, figure]));
/** The maximum number of periods in one call: a month and the month before it, day by day. */
const MOST_DAYS = 62;

export function figureHandlers({ store, now }: Deps): Pick<Handlers, 'readFigures' | 'countRelated'> {
  return {
    readFigures: async ({ query, identity }) => {
      const figures = figuresIn(query.names);
      const days = daysIn(query.days);
      const undated = days && figures.find((figure) => !figure.days);
      if (undated) refuseParameter('days', `cannot be asked of ${undated.name}`);
      const work = figures.map((figure) => {
        const resource = resourceNamed(figure.resource);
        return { figure, resource, within: reach(identity, resource, resource.access?.list) };
      });
      const countIn = ({ figure, resource, within }: (typeof work)[number], some?: Days) => {
        const wanted = { ...toQuery(resource, queryOf(figure, some), 'count', { now: now() }), within };
        return figure.sum ? store.sum(resource, figure.sum, wanted) : store.count(resource, wanted);
      };
      const values = work.map((each) => Promise.all(days ? days.map((some) => countIn(each, some)) : [countIn(each)]));
      const told = figures.map(async ({ name }, at) => ({ name, values: (await values[at]) ?? [] }));
      return { figures: await Promise.all(told) };
    },
    countRelated: async ({ query, identity }) => {
      const target =
        findResource(query.resource ?? '') ?? refuseParameter('resource', 'must be the name of a resource');
      const id = query.id ?? '';
      const readable = reach(identity, target, neededFor(target, 'read'));
      if (!(await store.get(target, id, { within: readable }))) throw notFound(target);
      const listed = relationsTo(target.name, resources).filter(({ resource }) =>
        isPermitted(identity?.permissions ?? [], neededFor(resource, 'list') ?? []),
      );
      const counts = listed.map(async (relation) => {
        const { resource, target: path, screen } = relation;
        const filter = { ...screen?.filter, [path]: id };
        const wanted = toQuery(resource, filter, 'count', { now: now(), caller: identity });
        const within = reach(identity, resource, resource.access?.list);
        return [relationKey(relation), await store.count(resource, { ...wanted, within })] as const;
      });
      return { counts: Object.fromEntries(await Promise.all(counts)) };
    },
  };
}

function figuresIn(names = ''): Figure[] {
  const wanted = [...new Set(names.split(',').filter(Boolean))];
  const found = wanted.flatMap((name) => COUNTED.get(name) ?? []);
  if (wanted.length === 0 || found.length < wanted.length)
    refuseParameter('names', `must be some of: ${[...COUNTED.keys()].join(', ')}`);
  return found;
}

/** Parses days and periods of days. Returns undefined if none are given. */
function daysIn(given: string | undefined): Days[] | undefined {
  if (!given) return undefined;
  const all = given.split(',').map((each) => {
    const [from = '', to = from] = each.split('..');
    return { from, to };
  });
  if (!all.every(({ from, to }) => dayStart(from) && dayStart(to)))
    refuseParameter('days', 'must be days such as 2026-03-01, or stretches such as 2026-03-01..2026-03-31');
  if (all.length > MOST_DAYS) refuseParameter('days', `must be at most ${MOST_DAYS}`);
  return all;
}
