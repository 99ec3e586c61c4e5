import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import { useWording } from '../../i18n/useWording';
import { isLabelled, lowestOf } from './chartAxes';

interface Props {
  /** The labels of the groups of bars, such as days; each is different. */
  labels: readonly string[];
  /** The same in full, such as days with their weekday. */
  tips: readonly string[];
  /**
   * The values in whole units of the brand's currency, one for each label; several series are side by side. `colour`: any CSS
   * colour.
   */
  series: readonly { label?: string; colour: string; data: readonly number[] }[];
  /** Values for comparison, as a thin line; null where there is none. */
  line?: { label: string; data: readonly (number | null)[] } | undefined;
  height: number;
  onPick(at: number): void;
}

/** Money by day, month or year as bars. The list next to it has the same values and links. */
export function BucketChart({ labels, tips, series, line, height, onPick }: Props) {
  const { formatMoney, formatCompact } = useWording();
  const valueFormatter = (value: number | null) => (value === null ? null : formatMoney(value));
  const lowest = lowestOf([...series.flatMap(({ data }) => data), ...(line?.data ?? []).map((value) => value ?? 0)]);
  return (
    <ChartsContainer
      height={height}
      margin={{ left: 0, right: 16, top: 8, bottom: 0 }}
      xAxis={[
        {
          data: labels,
          scaleType: 'band',
          valueFormatter: (label: string, { location }) =>
            location === 'tooltip' ? (tips[labels.indexOf(label)] ?? label) : label,
          disableLine: true,
          disableTicks: true,
          tickInterval: (_: string, at: number) => isLabelled(at, labels.length),
        },
      ]}
      yAxis={[
        {
          min: lowest,
          valueFormatter: (value: number) => formatCompact(value),
          disableLine: true,
          disableTicks: true,
          width: 40,
        },
      ]}
      series={[
        ...series.map(({ label, colour, data }) => ({
          ...{ type: 'bar' as const, data, color: colour, valueFormatter },
          ...(label ? { label } : {}),
        })),
        ...(line
          ? [
              {
                ...{ type: 'line' as const, curve: 'linear' as const, showMark: false, valueFormatter },
                ...{ label: line.label, data: line.data, color: 'var(--mui-palette-text-secondary)' },
              },
            ]
          : []),
      ]}
      skipAnimation
      disableKeyboardNavigation
      onAxisClick={(_, axis) => axis?.dataIndex !== undefined && onPick(axis.dataIndex)}
      sx={{ cursor: 'pointer', '& .MuiLineElement-root, & .MuiLineChart-line': { strokeWidth: 1.25 } }}
    >
      <ChartsGrid horizontal />
      <BarPlot borderRadius={3} skipAnimation />
      <LinePlot skipAnimation />
      <ChartsXAxis />
      <ChartsYAxis />
      <ChartsAxisHighlight x="band" />
      <ChartsTooltip trigger="axis" />
    </ChartsContainer>
  );
}
