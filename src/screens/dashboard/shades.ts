import type { Figure } from '../../../resources/metrics/Figure';
import { type Tone, toneOf } from '../../theme/tones';

/** Returns a CSS colour for each tone; a repeated tone is paler each time, so that all parts differ. */
export function shadesOf(tones: readonly Tone[]): string[] {
  return tones.map((tone, at) => {
    const before = tones.slice(0, at).filter((each) => each === tone).length;
    return `color-mix(in srgb, var(--tone-${tone}) ${100 / (1 + before)}%, var(--tone-${tone}-tint))`;
  });
}

/** Returns the tone of the status that a figure counts, by its label. */
export const toneOfFigure = ({ label }: Figure): Tone => toneOf(typeof label === 'string' ? label : label.option);
