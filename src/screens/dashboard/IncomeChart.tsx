import { BarChart } from '@mui/x-charts/BarChart';
import { useNavigate } from 'react-router-dom';
import { brand } from '../../../contract/brand';
import { formatMoney } from '../../crud/format';
import { bucketLabel } from './bucketLabel';
import { type Income, paymentsListAt } from './useIncome';

const short = new Intl.NumberFormat(brand.locale, { notation: 'compact' });

/** The sums as bars, each leading to its payments. The list below says and links the same. */
export function IncomeChart({ income: { buckets, step }, height }: { income: Income; height: number }) {
  const navigate = useNavigate();
  const show = (at: number | undefined) => {
    const bucket = at === undefined ? undefined : buckets[at];
    if (bucket) navigate(paymentsListAt(bucket.days, 'SUCCESSFUL'));
  };
  return (
    <BarChart
      height={height}
      margin={{ left: 0, right: 16, top: 8, bottom: 0 }}
      xAxis={[
        {
          data: buckets.map(({ days }) => bucketLabel(days, step)),
          scaleType: 'band',
          disableLine: true,
          disableTicks: true,
        },
      ]}
      yAxis={[
        { valueFormatter: (value: number) => short.format(value), disableLine: true, disableTicks: true, width: 40 },
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
