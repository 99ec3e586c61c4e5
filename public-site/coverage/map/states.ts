import { COVERAGE_STATUS, coverageMessage, rememberedCoverage } from '../../../contract/coverage';
import type { MapArea } from '../../../resources/actions/coverage';
import { day } from '../../content/format';
import type { Tone } from '../../layout/Notice';
import { LOOKS } from '../looks';

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

/** What that means, and until when it is expected to last, where that is known. */
export function meaningOf({ code, expectedDate }: MapArea): string {
  const { text } = LOOKS[rememberedCoverage(COVERAGE_STATUS[code])];
  return expectedDate && code !== 'ASBUILT' ? `${text} We expect to be done by ${day(expectedDate)}.` : text;
}
