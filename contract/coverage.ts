import type { CoverageCode } from './statuses';

/** The wire's status texts (specification, section 3; "In Progess" is spelled so). Anything else counts as not available. */
export const COVERAGE_STATUS = {
  ASBUILT: 'Asbuilt(Constructed)',
  PLANNED: 'Planned',
  IN_PROGRESS: 'In Progess',
  NO_PRESENCE: 'Not Available',
} as const satisfies Record<CoverageCode, string>;

/** The wire's status texts where there is no verdict; each counts as not available (specification, section 3). */
export const NO_VERDICT = {
  SEVERAL: 'Several Places Found',
  PARTLY: 'Partly Covered',
  UNKNOWN: 'Place Not Recognised',
} as const;

/** What "use my location" is called until the area there is known. */
export const MY_LOCATION = 'My location';

/** What the browser remembers of the last check. */
export type RememberedCoverage = 'planned' | 'in_progress' | 'available' | 'not_available';

const KNOWN: Record<string, { message: string; remembered: RememberedCoverage }> = {
  [COVERAGE_STATUS.PLANNED]: { message: 'Fiber is Planned!', remembered: 'planned' },
  [COVERAGE_STATUS.IN_PROGRESS]: { message: 'Fiber Construction In Progress!', remembered: 'in_progress' },
  [COVERAGE_STATUS.ASBUILT]: { message: 'Fiber is Available!', remembered: 'available' },
};

/** The message for a coverage status: a freshly checked unknown status is told as `<status>!`, a restored one as not available. */
export function coverageMessage(status: string, origin: 'fresh' | 'restored'): string {
  return KNOWN[status]?.message ?? (origin === 'fresh' ? `${status}!` : 'Fiber is not Available!');
}

export function rememberedCoverage(status: string): RememberedCoverage {
  return KNOWN[status]?.remembered ?? 'not_available';
}
