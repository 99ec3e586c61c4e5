import type { CoverageCode, PLACE_OUTCOMES } from '../../../contract/statuses';

/** A coverage check, and the present status of its area; null if it was in none. */
interface CheckedPlace {
  outcome: (typeof PLACE_OUTCOMES)[number];
  code: CoverageCode;
  areaStatus: CoverageCode | null;
}

/**
 * Returns whether a recognised place has no fibre yet, so that visitors join the waiting list and pay nothing. A place without a
 * verdict may be ordered for: staff check it. An area may have been built since the check.
 */
export const hasNoFibre = ({ outcome, code, areaStatus }: CheckedPlace): boolean =>
  outcome === 'RECOGNISED' && (areaStatus ?? code) !== 'ASBUILT';
