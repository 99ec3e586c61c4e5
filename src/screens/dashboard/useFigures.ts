import { useQuery } from '@tanstack/react-query';
import type { Days, Figure } from '../../../resources/metrics/Figure';
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
