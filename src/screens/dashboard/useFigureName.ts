import type { Figure } from '../../../resources/metrics/Figure';
import { useWording } from '../../i18n/useWording';

/** Returns a function that gives the name of a figure. */
export function useFigureName() {
  const { word, wordsOf } = useWording();
  return ({ label }: Figure) => (typeof label === 'string' ? word(label) : wordsOf(label.option));
}
