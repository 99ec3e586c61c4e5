import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { CounterGroup } from '../../../resources/metrics/counters';
import { type Figure, figureAddress } from '../../../resources/metrics/Figure';
import { lateOf } from '../../browser/lateOf';
import { useWording } from '../../i18n/useWording';
import { type Tone, toneOf } from '../../theme/tones';
import { Panel } from '../../ui/frames/Panel';
import { FigureHint } from './FigureHint';
import { FigureLink } from './FigureLink';
import { Loaded } from './Loaded';
import { type FigureValues, useFigureName } from './useFigures';

const ShareChart = lateOf(() => import('./ShareChart').then((m) => m.ShareChart));
/** The width and height in pixels. */
const CHART_SIZE = 104;

interface Props {
  group: CounterGroup;
  /** The values of all groups, which are loaded together. */
  query: UseQueryResult<FigureValues>;
}

/** The total of a group and its parts: each links to the records that it counts, from its row or its piece of the ring. */
export function CounterPanel({ group: { total, all, counters }, query }: Props) {
  const nameOf = useFigureName();
  const shades = shadesOf(counters.map(toneOfFigure));
  const rows = counters.map((figure, at) => ({
    label: nameOf(figure),
    hint: figure.hint,
    to: figureAddress(figure) ?? '',
    colour: shades[at] ?? '',
    count: query.data?.get(figure.name)?.[0] ?? 0,
  }));
  return (
    <Panel title={nameOf(total)} action={<Total total={total} all={all} values={query.data} />}>
      <Loaded query={query} skeleton={<Skeleton variant="rounded" height={counters.length * 28} />}>
        {() => (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
            <Box aria-hidden="true" sx={{ flex: 'none', width: CHART_SIZE, height: CHART_SIZE }}>
              <ShareChart parts={rows} size={CHART_SIZE} />
            </Box>
            <Box component="ul" sx={{ flex: 1, minWidth: 0, listStyle: 'none', m: 0, p: 0, typography: 'body2' }}>
              {rows.map((row) => (
                <CounterRow key={row.label} {...row} />
              ))}
            </Box>
          </Box>
        )}
      </Loaded>
    </Panel>
  );
}

/**
 * The group's total at the top of its panel; if the group is only a part of a resource, the number of all records precedes it.
 */
function Total({ total, all, values }: Pick<CounterGroup, 'total' | 'all'> & { values: FigureValues | undefined }) {
  const { t, formatNumber } = useWording();
  const nameOf = useFigureName();
  const figureOf = ({ name }: Figure) => formatNumber(values?.get(name)?.[0] ?? 0);
  return (
    <>
      {values && all && (
        <Box component="span" sx={{ typography: 'caption', color: 'text.secondary', mr: 1 }}>
          {t('dashboard.ofAll', { count: figureOf(all), all: nameOf(all).toLowerCase() })}
        </Box>
      )}
      <FigureHint hint={total.hint} />
      <Box component="span" sx={{ ml: 1, typography: 'h1' }}>
        {values ? <FigureLink to={figureAddress(total) ?? ''}>{figureOf(total)}</FigureLink> : <Skeleton width={40} />}
      </Box>
    </>
  );
}

interface RowProps {
  label: string;
  hint: string;
  to: string;
  colour: string;
  count: number;
}

function CounterRow({ label, hint, to, colour, count }: RowProps) {
  const { formatNumber } = useWording();
  return (
    <li>
      <FigureLink to={to} hint={hint}>
        <Box component="span" sx={{ flex: 'none', width: 8, height: 8, borderRadius: 4, bgcolor: colour }} />
        <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
          {label}
        </Box>
        <Box component="span" sx={{ fontWeight: 500 }}>
          {formatNumber(count)}
        </Box>
      </FigureLink>
    </li>
  );
}

/** Returns a CSS colour for each tone; a repeated tone is paler each time, so that all parts differ. */
function shadesOf(tones: readonly Tone[]): string[] {
  return tones.map((tone, at) => {
    const before = tones.slice(0, at).filter((each) => each === tone).length;
    return `color-mix(in srgb, var(--tone-${tone}) ${100 / (1 + before)}%, var(--tone-${tone}-tint))`;
  });
}

/** Returns the tone of the status that a figure counts, by its label. */
const toneOfFigure = ({ label }: Figure): Tone => toneOf(typeof label === 'string' ? label : label.option);
