import { COVERAGE_STATUS, coverageMessage, rememberedCoverage } from '../../../contract/coverage';
import type { MapArea } from '../../../resources/coverage/actions';
import type { Tone } from '../../layout/Notice';
import { meaningOf as meaningOfCheck } from '../looks';

export type AreaState = MapArea['code'];

/** Each state that is drawn, the furthest first: what it is called, and its tone of colour. */
export const STATES: Record<AreaState, { label: string; tone: Tone }> = {
  ASBUILT: { label: 'Fibre is here', tone: 'good' },
  IN_PROGRESS: { label: 'Being built', tone: 'warn' },
  PLANNED: { label: 'Planned', tone: 'info' },
};

export const ORDER = Object.keys(STATES) as AreaState[];

/** What a check of the area tells, e.g. `Fiber is Available!`. */
export const messageOf = ({ code }: MapArea): string => coverageMessage(COVERAGE_STATUS[code], 'fresh');

/** What that means for the visitor. */
export const meaningOf = ({ code, expectedDate }: MapArea): string =>
  meaningOfCheck(rememberedCoverage(COVERAGE_STATUS[code]), expectedDate);
