import { declareDemo } from '../../language/demo/declareDemo';
import { priceChanges } from '../priceChanges';

/** The last prices before everything that the demo data sells. */
const OLD_PRICES = [
  ['Kitara Home 10', 89_000],
  ['Kitara Home 40', 199_000],
] as const;

export const priceChangesDemo = declareDemo(priceChanges, {
  count: OLD_PRICES.length,
  fields: {
    productId: ({ index, rows }) => String(productAt(index, rows)?.id),
    startDay: () => '2025-01-01',
    oldPrice: ({ index }) => OLD_PRICES[index]?.[1] ?? 0,
    price: ({ index, rows }) => Number(productAt(index, rows)?.price),
    status: () => 'APPLIED' as const,
    noticeDays: () => null,
    note: () => 'A larger connection to the internet exchange.',
    lines: () => 0,
    noticed: () => 0,
    createdById: () => null,
    appliedAt: () => '2024-12-31T21:00:00.000Z',
    applyAt: () => null,
    noticeAt: () => null,
    noticedTo: () => null,
  },
});

const productAt = (index: number, rows: (resource: string) => readonly Record<string, unknown>[]) =>
  rows('products').find(({ name }) => name === OLD_PRICES[index]?.[0]);
