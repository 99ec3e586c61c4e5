import type { Product } from './usePackages';

/** Packages that can be compared with each other: for the same customers and the same period. */
export type PackageGroup = Pick<Product, 'segment' | 'durationDays'>;

const SEGMENTS: readonly Product['segment'][] = ['HOME', 'BUSINESS'];
const MONTH = 30;

/** Returns the types of customers for whom there are packages, homes first. */
export const segmentsOf = (products: readonly Product[]): Product['segment'][] =>
  SEGMENTS.filter((segment) => products.some((product) => product.segment === segment));

/** Returns the periods on offer for these customers, the shortest first. */
export function periodsOf(products: readonly Product[], segment: Product['segment']): number[] {
  const periods = products.filter((product) => product.segment === segment).map(({ durationDays }) => durationDays);
  return [...new Set(periods)].sort((a, b) => a - b);
}

/**
 * Returns a group on offer for these customers: with the wanted period or, if there is none, with a month or the shortest period.
 */
export function groupFor(products: readonly Product[], segment: Product['segment'], wanted = MONTH): PackageGroup {
  const periods = periodsOf(products, segment);
  const durationDays = [wanted, MONTH].find((period) => periods.includes(period)) ?? periods[0] ?? wanted;
  return { segment, durationDays };
}

/** Returns the packages of a group, in the provider's order. */
export const packagesIn = (products: readonly Product[], { segment, durationDays }: PackageGroup): Product[] =>
  products.filter((product) => product.segment === segment && product.durationDays === durationDays);

/**
 * Returns the id of a group's package with the same speed, so that a change of the period keeps the speed; empty if there is
 * none.
 */
export const asFastAs = (products: readonly Product[], group: PackageGroup, chosen: Product | undefined): string =>
  packagesIn(products, group).find(({ downloadMbps }) => downloadMbps === chosen?.downloadMbps)?.id ?? '';
