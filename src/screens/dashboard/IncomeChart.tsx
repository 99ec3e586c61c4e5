import { useNavigate } from 'react-router-dom';
import { figureAddress } from '../../../resources/metrics/Figure';
import { received } from '../../../resources/payments/metrics';
import { useWording } from '../../i18n/useWording';
import { BucketChart } from './BucketChart';
import { bucketLabel } from './period';
import type { Income } from './useIncome';

/** The sums as bars, each linking to its payments. The list below has the same values and links. */
export function IncomeChart({ income: { buckets, step }, height }: { income: Income; height: number }) {
  const { formatDayIn } = useWording();
  const navigate = useNavigate();
  return (
    <BucketChart
      height={height}
      labels={buckets.map(({ days }) => bucketLabel(days, step, formatDayIn))}
      series={[{ colour: 'var(--mui-palette-primary-main)', data: buckets.map(({ sum }) => sum) }]}
      onPick={(at) => {
        const bucket = buckets[at];
        if (bucket) navigate(figureAddress(received, bucket.days) ?? '');
      }}
    />
  );
}
