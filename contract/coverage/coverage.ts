import type { CoverageCode } from '../statuses';

/**
 * The API's status texts (specification, section 3; "In Progess" is the specification's spelling). Any other text means not
 * available.
 */
export const COVERAGE_STATUS = {
  ASBUILT: 'Asbuilt(Constructed)',
  PLANNED: 'Planned',
  IN_PROGRESS: 'In Progess',
  NO_PRESENCE: 'Not Available',
} as const satisfies Record<CoverageCode, string>;

/** The API's status texts if there is no verdict; each counts as not available (specification, section 3). */
export const NO_VERDICT = {
  SEVERAL: 'Several Places Found',
  PARTLY: 'Partly Covered',
  UNKNOWN: 'Place Not Recognised',
} as const;

/** The name of "use my location" until its area is known. */
export const MY_LOCATION = 'My location';

/** The result of the last check, as the browser remembers it. */
export type RememberedCoverage = 'planned' | 'in_progress' | 'available' | 'not_available';

const KNOWN: Record<string, { message: string; remembered: RememberedCoverage }> = {
  [COVERAGE_STATUS.PLANNED]: { message: 'Fiber is Planned!', remembered: 'planned' },
  [COVERAGE_STATUS.IN_PROGRESS]: { message: 'Fiber Construction In Progress!', remembered: 'in_progress' },
  [COVERAGE_STATUS.ASBUILT]: { message: 'Fiber is Available!', remembered: 'available' },
};

/**
 * Returns the message for a coverage status. An unknown status is shown as `<status>!` after a fresh check, and as not available
 * when restored.
 */
export function coverageMessage(status: string, origin: 'fresh' | 'restored'): string {
  return KNOWN[status]?.message ?? (origin === 'fresh' ? `${status}!` : 'Fiber is not Available!');
}

export function rememberedCoverage(status: string): RememberedCoverage {
  return KNOWN[status]?.remembered ?? 'not_available';
}
