import { tz } from '@date-fns/tz';
import { addDays, formatISO, startOfDay } from 'date-fns';
import { brand } from '../../../contract/brand';
import type { Demo } from '../../language/demo/Demo';
import { declareDemo } from '../../language/demo/declareDemo';
import { priceChanges } from '../priceChanges';

const zone = { in: tz(brand.timeZone) };

/** The first changes, one for each package, were made before anything was sold. */
const MADE = 11;
const PLANNED_IN_DAYS = 60;

export const priceChangesDemo = declareDemo(priceChanges, {
  count: MADE + 2,
  fields: {
    productId: (demo) => String(packageOf(demo).id),
    startDay: (demo) => (isMade(demo) ? '2025-01-01' : formatISO(startOf(demo), { representation: 'date' })),
    lastDay: () => null,
    oldPrice: (demo) => (isMade(demo) ? thousands(0.9 * priceOf(demo)) : priceOf(demo)),
    price: (demo) => (isMade(demo) ? priceOf(demo) : thousands(1.1 * priceOf(demo))),
    status: ({ index }) => (index < MADE ? 'APPLIED' : index === MADE ? 'PLANNED' : 'CANCELLED'),
    noticeDays: () => null,
    note: () => 'A larger connection to the internet exchange.',
    lines: (demo) => (isMade(demo) ? 0 : null),
    noticed: () => 0,
    createdById: () => null,
    appliedAt: (demo) => (isMade(demo) ? '2024-12-31T21:00:00.000Z' : null),
    applyAt: (demo) => (demo.index === MADE ? new Date(startOf(demo).getTime()).toISOString() : null),
    noticeAt: () => null,
    noticedTo: () => null,
  },
});

const isMade = ({ index }: Demo) => index < MADE;

/** The planned and the cancelled change are of packages that few customers have. */
const packageOf = ({ index, rows }: Demo) => rows('products').at(index < MADE ? index : MADE - 2 - index) ?? {};
const priceOf = (demo: Demo) => Number(packageOf(demo).price);
const startOf = ({ now }: Demo) => startOfDay(addDays(now, PLANNED_IN_DAYS, zone), zone);
const thousands = (amount: number) => Math.round(amount / 1000) * 1000;
