import type { CoverageCode, PlaceOutcome } from '../../../contract/statuses';

/** A coverage check. */
export interface FoundPlace {
  outcome: PlaceOutcome;
  code: CoverageCode;
}

/**
 * Returns the number of checks, and of those that found fibre, planned fibre and none; names that were not recognised, or that
 * several places have, are counted apart.
 */
export function demandOf(checks: readonly FoundPlace[]): number[] {
  const recognised = checks.filter(({ outcome }) => outcome === 'RECOGNISED');
  const found = (...codes: CoverageCode[]) => recognised.filter(({ code }) => codes.includes(code)).length;
  const read = (wanted: PlaceOutcome) => checks.filter(({ outcome }) => outcome === wanted).length;
  return [
    checks.length,
    ...[found('ASBUILT'), found('PLANNED', 'IN_PROGRESS'), found('NO_PRESENCE')],
    ...[read('UNKNOWN'), read('SEVERAL')],
  ];
}
