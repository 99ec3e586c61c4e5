import { COVERAGE_STATUS, coverageMessage, rememberedCoverage } from '../../../contract/coverage/coverage';
import type { MapArea } from '../../../resources/coverage/actions';
import type { NoticeTone } from '../../layout/Notice';
import { coverageMeaning as meaningOfCheck } from '../looks';

export type AreaState = MapArea['code'];

/** The label and the colour tone of each status that is drawn, the most advanced first. */
export const STATES: Record<AreaState, { label: string; tone: NoticeTone }> = {
  ASBUILT: { label: 'Fibre is here', tone: 'good' },
  IN_PROGRESS: { label: 'Being built', tone: 'warn' },
  PLANNED: { label: 'Planned', tone: 'info' },
};

export const ORDER = Object.keys(STATES) as AreaState[];

/** Returns the message of a check of the area, for example `Fiber is Available!`. */
export const messageOf = ({ code }: MapArea): string => coverageMessage(COVERAGE_STATUS[code], 'fresh');

/** Returns what the status means for the visitor. */
export const areaMeaning = ({ code, expectedDate }: MapArea): string =>
  meaningOfCheck(rememberedCoverage(COVERAGE_STATUS[code]), expectedDate);
