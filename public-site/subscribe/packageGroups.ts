import type { Product } from './usePackages';

/** Packages that are compared with one another: for the same customers, over the same period. */
export type Group = Pick<Product, 'segment' | 'durationDays'>;

const SEGMENTS: readonly Product['segment'][] = ['HOME', 'BUSINESS'];
const MONTH = 30;

/** For whom there are packages, homes first. */
export const segmentsOf = (products: readonly Product[]): Product['segment'][] =>
  SEGMENTS.filter((segment) => products.some((product) => product.segment === segment));

/** The periods on offer for these customers, the shortest first. */
export function periodsOf(products: readonly Product[], segment: Product['segment']): number[] {
  const periods = products.filter((product) => product.segment === segment).map(({ durationDays }) => durationDays);
  return [...new Set(periods)].sort((a, b) => a - b);
}

/** A group for these customers that is on offer: over this period or, where there is none, a month or the shortest. */
export function groupFor(products: readonly Product[], segment: Product['segment'], wanted = MONTH): Group {
  const periods = periodsOf(products, segment);
  const durationDays = [wanted, MONTH].find((period) => periods.includes(period)) ?? periods[0] ?? wanted;
  return { segment, durationDays };
}

/** What is compared in a group, in the provider's order. */
export const packagesIn = (products: readonly Product[], { segment, durationDays }: Group): Product[] =>
  products.filter((product) => product.segment === segment && product.durationDays === durationDays);

/** The package of a group that is as fast as another one: whoever changes the period keeps the speed. */
export const asFastAs = (products: readonly Product[], group: Group, chosen: Product | undefined): string =>
  packagesIn(products, group).find(({ downloadMbps }) => downloadMbps === chosen?.downloadMbps)?.id ?? '';
