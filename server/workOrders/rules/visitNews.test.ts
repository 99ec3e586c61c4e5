import { expect, it } from 'vitest';
import { type PlannedVisit, visitNews } from './visitNews';

const OPEN: PlannedVisit = { status: 'NEW', onTheWayAt: null, startedAt: null, visitDate: null, slot: 'ALL_DAY' };
const AT = '2026-03-14T09:00:00.000Z';
const planned = { ...OPEN, visitDate: '2026-03-14' };
const onTheWay = { ...planned, status: 'ACTIVE', onTheWayAt: AT } as const;
const started = { ...onTheWay, startedAt: AT } as const;

it.each<[string, PlannedVisit | null, PlannedVisit, ReturnType<typeof visitNews>]>([
  ['is opened without a day', null, OPEN, null],
  ['is opened with a day', null, planned, 'visitPlanned'],
  ['gets a day', OPEN, planned, 'visitPlanned'],
  ['gets another day', planned, { ...planned, visitDate: '2026-03-15' }, 'visitMoved'],
  ['gets another time', planned, { ...planned, slot: 'MORNING' }, 'visitMoved'],
  ['gets another time without a day', OPEN, { ...OPEN, slot: 'MORNING' }, null],
  ['loses its day', planned, OPEN, 'visitCancelled'],
  ['is changed otherwise', planned, planned, null],
  ['is begun', planned, onTheWay, 'visitOnTheWay'],
  ['is started', onTheWay, started, null],
  ['gets another day while somebody works on it', started, { ...started, visitDate: '2026-03-15' }, null],
  ['is done', started, { ...started, status: 'CLOSED' }, 'visitDone'],
  ['is entered as done', null, { ...started, status: 'CLOSED' }, null],
  ['was not possible', started, { ...started, status: 'NOT_FEASIBLE' }, null],
  [
    'gets another day after it was not possible',
    { ...started, status: 'NOT_FEASIBLE' },
    { ...started, status: 'NOT_FEASIBLE', visitDate: '2026-03-20' },
    'visitMoved',
  ],
])('a visit that %s: %s', (_, before, after, news) => expect(visitNews(before, after)).toBe(news));
