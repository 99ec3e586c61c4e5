import type { Figure } from '../../../resources/metrics/Figure';
import { daysBefore } from './period';
import { useFigures } from './useFigures';

/** Loads the arrivals of three days in one call: the same weekday of the week before yesterday, yesterday, and today. */
export function useArrivals(arrivals: readonly Figure[], today: string) {
  const days = [8, 1, 0].map((ago) => {
    const day = daysBefore(today, ago);
    return { from: day, to: day };
  });
  return { days, figures: useFigures(arrivals, days) };
}
