import type { CoverageCode } from '../../../../contract/statuses';
import { toneOf } from '../../../theme/tones';

/** Returns the style of an area by its coverage, in the colour of the status. */
const ofCoverage = (code: CoverageCode, strokeDasharray = 'none') => {
  const colour = `var(--tone-${toneOf(code)})`;
  return { stroke: colour, fill: colour, fillOpacity: 0.24, strokeDasharray };
};

/** The styles of areas. Their outlines differ, too, so that colour is not the only difference. */
export const LOOKS = {
  ASBUILT: ofCoverage('ASBUILT'),
  IN_PROGRESS: ofCoverage('IN_PROGRESS', '5 3.5'),
  PLANNED: ofCoverage('PLANNED', '1.5 3'),
  NO_PRESENCE: ofCoverage('NO_PRESENCE'),
  known: { stroke: 'var(--mui-palette-text-secondary)', fill: 'var(--mui-palette-text-secondary)', fillOpacity: 0.12 },
  new: { stroke: 'var(--mui-palette-primary-main)', fill: 'var(--mui-palette-primary-main)', fillOpacity: 0.24 },
  doubtful: {
    stroke: 'var(--mui-palette-warning-main)',
    fill: 'var(--mui-palette-warning-main)',
    fillOpacity: 0.24,
    strokeDasharray: '5 3.5',
  },
} as const;
