import { useQuery } from '@tanstack/react-query';
import type { Days, Figure } from '../../../resources/metrics/Figure';
import { dayAfter } from '../../i18n/formats';
import { useWording } from '../../i18n/useWording';
import { callApi } from '../../session/callApi';

/** The values of figures by name: one for each of the requested days, or a single one without days. */
export type FigureValues = ReadonlyMap<string, readonly number[]>;

/** Loads figures in one call. */
export async function readFigures(
  figures: readonly Figure[],
  days: readonly Days[] | undefined,
  signal: AbortSignal,
): Promise<FigureValues> {
  const names = figures.map(({ name }) => name);
  const query = { names, days: days?.map(({ from, to }) => (from === to ? from : `${from}..${to}`)) };
  const answer = await callApi('readFigures', { query, signal });
  return new Map(answer.figures.map(({ name, values }) => [name, values]));
}

/** Loads figures together, so that they fail and recover together. */
export function useFigures(figures: readonly Figure[], days?: readonly Days[]) {
  return useQuery({
    queryKey: ['dashboard', 'figures', figures.map(({ name }) => name), days],
    queryFn: ({ signal }) => readFigures(figures, days, signal),
    enabled: figures.length > 0,
  });
}

/** Returns a function that gives the name of a figure. */
export function useFigureName() {
  const { word, wordsOf } = useWording();
  return ({ label }: Figure) => (typeof label === 'string' ? word(label) : wordsOf(label.option));
}

/** Loads the arrivals of three days in one call: the same weekday of the week before yesterday, yesterday, and today. */
export function useArrivals(arrivals: readonly Figure[], today: string) {
  const days = [8, 1, 0].map((ago) => {
    const day = dayAfter(today, -ago);
    return { from: day, to: day };
  });
  return { days, figures: useFigures(arrivals, days) };
}
