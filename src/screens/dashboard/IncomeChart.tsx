import { BarChart } from '@mui/x-charts/BarChart';
import { useNavigate } from 'react-router-dom';
import { addressOf } from '../../../resources/figures/Figure';
import { received } from '../../../resources/figures/money';
import { useWording } from '../../i18n/useWording';
import { bucketLabel } from './bucketLabel';
import type { Income } from './useIncome';

/** The sums as bars, each leading to its payments. The list below says and links the same. */
export function IncomeChart({ income: { buckets, step }, height }: { income: Income; height: number }) {
  const { formatMoney, formatCompact, formatDateIn } = useWording();
  const navigate = useNavigate();
  const show = (at: number | undefined) => {
    const bucket = at === undefined ? undefined : buckets[at];
    if (bucket) navigate(addressOf(received, bucket.days) ?? '');
  };
  return (
    <BarChart
      height={height}
      margin={{ left: 0, right: 16, top: 8, bottom: 0 }}
      xAxis={[
        {
          data: buckets.map(({ days }) => bucketLabel(days, step, formatDateIn)),
          scaleType: 'band',
          disableLine: true,
          disableTicks: true,
        },
      ]}
      yAxis={[
        { valueFormatter: (value: number) => formatCompact(value), disableLine: true, disableTicks: true, width: 40 },
      ]}
      series={[
        {
          data: buckets.map(({ sum }) => sum),
          color: 'var(--mui-palette-primary-main)',
          valueFormatter: (value) => formatMoney(value ?? 0),
        },
      ]}
      borderRadius={3}
      grid={{ horizontal: true }}
      hideLegend
      skipAnimation
      disableKeyboardNavigation
      onAxisClick={(_, axis) => show(axis?.dataIndex)}
      sx={{ cursor: 'pointer' }}
    />
  );
}
