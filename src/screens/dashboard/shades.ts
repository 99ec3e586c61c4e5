import type { Figure } from '../../../resources/metrics/Figure';
import { type Tone, toneOf } from '../../theme/tones';

/** A CSS colour for each tone; a tone that comes again is paler each time, so that no two parts are alike. */
export function shadesOf(tones: readonly Tone[]): string[] {
  return tones.map((tone, at) => {
    const before = tones.slice(0, at).filter((each) => each === tone).length;
    return `color-mix(in srgb, var(--tone-${tone}) ${100 / (1 + before)}%, var(--tone-${tone}-tint))`;
  });
}

/** The tone of the state that a figure counts, by what it is called. */
export const toneOfFigure = ({ label }: Figure): Tone => toneOf(typeof label === 'string' ? label : label.option);
