import type { Environment } from '../../config/productionFaults';
import { metaMark } from '../metaMark';

/** Not for visitors: the staff sign-in is found by it. */
const OF_STAFF = 'BRAND_SLUG';

/** Tells a page's scripts the brand (contract/brand.ts). */
export function brandMark(settings: Environment, forStaff: boolean): string {
  const told = Object.fromEntries(Object.entries(settings).filter(([name]) => forStaff || name !== OF_STAFF));
  return metaMark('brand', JSON.stringify(told));
}
