import { Refusal } from '../../contract/api/errors';
import { TIES } from '../../contract/closing/close';
import type { closeActions, DayTotals } from '../../resources/closing/actions';
import { dayCloses } from '../../resources/closing/dayCloses';
import { callerOf } from '../base/identity';
import { refuseParameter } from '../crud/listQuery';
import type { Deps } from '../deps';
import type { Handlers } from '../Handlers';
import { outcomesOf } from '../outcomesOf';
import { dayAfter, dayAt, dayStart } from '../rules/days';
import { closePdf } from './closePdf';
import { close, compare, nextToClose, prepare } from './closing';
import { type DayClose, type Difference, differencesOf, findClose } from './DayClose';
import { assignDifference, closeAssignees, explain } from './differences';

/** The maximum number of differences in one response. */
const MOST = 500;

/** The daily close. */
export function closeHandlers(deps: Deps): Pick<Handlers, keyof typeof closeActions> {
  const { store, now } = deps;
  return {
    async readDayClose({ query }) {
      const day = query.day ? dayIn(query.day) : dayAfter(dayAt(now()), -1);
      const found = await findClose(store, day);
      const all = found ? (await differencesOf(store, found.id)).filter(({ status }) => status !== 'RESOLVED') : [];
      return {
        day,
        dayClose: found && answered(found),
        totals: (found?.totals ?? null) as DayTotals | null,
        differences: openFirst(all).slice(0, MOST),
        ties: TIES.map((tie) => ({ tie, differences: all.filter((each) => each.tie === tie).length })),
        nextToClose: await nextToClose(store),
      };
    },

    compareDay: async ({ body, identity }) => ({
      dayClose: answered(await compare(deps, dayIn(body.day), callerOf(identity))),
    }),
    prepareClose: async ({ body, identity }) => ({
      dayClose: answered(await prepare(deps, dayIn(body.day), callerOf(identity))),
    }),
    closeDay: async ({ body, identity }) => ({
      dayClose: answered(await close(deps, dayIn(body.day), callerOf(identity))),
    }),

    async printDayClose({ params }) {
      const found = await store.get(dayCloses, params.id ?? '');
      if (!found) throw new Refusal('notFound', 'There is no such day close.');
      const bytes = await closePdf(store, found);
      const headers = {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `inline; filename="close-${found.day}.pdf"`,
        'Cache-Control': 'private, no-store',
      };
      return new Response(new Uint8Array(bytes), { headers });
    },

    explainDifference: async ({ params, body, identity }) => ({
      difference: await explain(deps, params.id ?? '', body.note, callerOf(identity)),
    }),

    async assignDifferences({ body: { ids, assigneeId = null }, identity }) {
      const caller = callerOf(identity);
      if (ids.length === 0) throw new Refusal('invalid', 'ids takes at least 1 id', { ids: 'takes at least 1 id' });
      const known = await closeAssignees(store);
      if (assigneeId && !known.some(({ id }) => id === assigneeId)) {
        const message = 'is not a user who prepares closes';
        throw new Refusal('invalid', `assigneeId ${message}`, { assigneeId: message });
      }
      return { outcomes: await outcomesOf(ids, (id) => assignDifference(deps, id, assigneeId, caller)) };
    },

    listCloseAssignees: async () => ({ assignees: await closeAssignees(store) }),
  };
}

const dayIn = (given: string): string =>
  dayStart(given) ? given : refuseParameter('day', 'must be a day such as 2026-03-14');

const answered = ({ totals: _, counted: __, ...told }: DayClose) => told;

const openFirst = (all: readonly Difference[]): Difference[] => [
  ...all.filter(({ status }) => status === 'OPEN'),
  ...all.filter(({ status }) => status !== 'OPEN'),
];
