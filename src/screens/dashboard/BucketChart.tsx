import { BarChart } from '@mui/x-charts/BarChart';
import { useWording } from '../../i18n/useWording';
import { isLabelled, lowestOf } from './chartAxes';

interface Props {
  /** The labels of the groups of bars, such as days. */
  labels: readonly string[];
  /**
   * The values in whole units of the brand's currency, one for each label; several series are side by side. `colour`: any CSS
   * colour.
   */
  series: readonly { label?: string; colour: string; data: readonly number[] }[];
  height: number;
  onPick(at: number): void;
}

/** Money by day, month or year as bars. The list next to it has the same values and links. */
export function BucketChart({ labels, series, height, onPick }: Props) {
  const { formatMoney, formatCompact } = useWording();
  return (
    <BarChart
      height={height}
      margin={{ left: 0, right: 16, top: 8, bottom: 0 }}
      xAxis={[
        {
          data: labels,
          scaleType: 'band',
          disableLine: true,
          disableTicks: true,
          tickInterval: (_: string, at: number) => isLabelled(at, labels.length),
        },
      ]}
      yAxis={[
        {
          min: lowestOf(series.flatMap(({ data }) => data)),
          valueFormatter: (value: number) => formatCompact(value),
          disableLine: true,
          disableTicks: true,
          width: 40,
        },
      ]}
      series={series.map(({ label, colour, data }) => ({
        ...(label ? { label } : {}),
        data,
        color: colour,
        valueFormatter: (value: number | null) => formatMoney(value ?? 0),
      }))}
      borderRadius={3}
      grid={{ horizontal: true }}
      hideLegend
      skipAnimation
      disableKeyboardNavigation
      onAxisClick={(_, axis) => axis?.dataIndex !== undefined && onPick(axis.dataIndex)}
      sx={{ cursor: 'pointer' }}
    />
  );
}
