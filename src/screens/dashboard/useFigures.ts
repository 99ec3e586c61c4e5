import { useQuery } from '@tanstack/react-query';
import type { Days, Figure } from '../../../resources/metrics/Figure';
import { callApi } from '../../session/callApi';

/** The values of figures by name: one for each of the days asked for, or one where none are. */
export type FigureValues = ReadonlyMap<string, readonly number[]>;

/** Reads figures in one call. */
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

/** Figures that are asked for together, so that they fail and come again together. */
export function useFigures(figures: readonly Figure[], days?: readonly Days[]) {
  return useQuery({
    queryKey: ['dashboard', 'figures', figures.map(({ name }) => name), days],
    queryFn: ({ signal }) => readFigures(figures, days, signal),
    enabled: figures.length > 0,
  });
}
