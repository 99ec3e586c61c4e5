import type { Environment } from '../../config/productionFaults';
import { metaMark } from '../metaMark';

/** Hidden from visitors, because it is part of the staff login's address. */
const OF_STAFF = 'BRAND_SLUG';

/** Returns the element that passes the brand to a page's scripts (contract/brand.ts). */
export function brandMark(settings: Environment, forStaff: boolean): string {
  const told = Object.fromEntries(Object.entries(settings).filter(([name]) => forStaff || name !== OF_STAFF));
  return metaMark('brand', JSON.stringify(told));
}
