import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { queryString } from '../../../contract/client/address';
import { useWording } from '../../i18n/useWording';
import { Panel } from '../../ui/frames/Panel';
import type { CounterGroup } from './counters';
import { FigureLink } from './FigureLink';
import { Loaded } from './Loaded';
import { shadesOf } from './shades';
import { useTotals } from './useTotals';

const ShareChart = lazy(() => import('./ShareChart').then((module) => ({ default: module.ShareChart })));
/** Pixels, both ways. */
const CHART_SIZE = 104;

/** One group's total and the totals within it: each leads to the records that it counts, by its row or its piece of the ring. */
export function CounterPanel({ group }: { group: CounterGroup }) {
  const { t, wordsOf } = useWording();
  const { title, resource, list, filter, allOf, counters } = group;
  const filters = [filter, ...counters.map((counter) => counter.filter), ...(allOf ? [{}] : [])];
  const totals = useTotals(filters.map((each) => ({ resource, filter: each })));
  const shades = shadesOf(counters.map(({ tone }) => tone));
  const rows = counters.map(({ name, filter: own }, at) => ({
    label: 'option' in name ? wordsOf(name.option) : t(name.message),
    to: `/${list}${queryString(own)}`,
    colour: shades[at] ?? '',
    count: totals.data?.[at + 1] ?? 0,
  }));
  return (
    <Panel title={t(title)} action={<Total list={list} values={totals.data} all={allOf && t(allOf)} />}>
      <Loaded query={totals} skeleton={<Skeleton variant="rounded" height={counters.length * 28} />}>
        {() => (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
            <Box aria-hidden="true" sx={{ flex: 'none', width: CHART_SIZE, height: CHART_SIZE }}>
              <Suspense fallback={null}>
                <ShareChart parts={rows} size={CHART_SIZE} />
              </Suspense>
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

/** The group's total at the head of its panel; behind it, where the group is a part, all there are of the resource. */
function Total({ list, values, all }: { list: string; values: number[] | undefined; all: string | undefined }) {
  const { t, formatNumber } = useWording();
  const [total = 0] = values ?? [];
  return (
    <FigureLink to={`/${list}?page=1`}>
      {values && all && (
        <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
          {t('dashboard.ofAll', { count: formatNumber(values.at(-1) ?? 0), all })}
        </Box>
      )}
      <Box component="span" sx={{ typography: 'h1' }}>
        {values ? formatNumber(total) : <Skeleton width={40} />}
      </Box>
    </FigureLink>
  );
}

function CounterRow({ label, to, colour, count }: { label: string; to: string; colour: string; count: number }) {
  const { formatNumber } = useWording();
  return (
    <li>
      <FigureLink to={to}>
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
