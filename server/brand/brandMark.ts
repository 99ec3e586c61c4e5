import type { Environment } from '../settings/productionFaults';

/** Not for visitors: the staff sign-in is found by it. */
const OF_STAFF = 'BRAND_SLUG';

/** An element for a page's head that tells its scripts the brand (contract/brand.ts); data, so the content security policy allows it. */
export function brandMark(settings: Environment, forStaff: boolean): string {
  const told = Object.fromEntries(Object.entries(settings).filter(([name]) => forStaff || name !== OF_STAFF));
  const content = JSON.stringify(told).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return `<meta name="brand" content="${content}">`;
}
