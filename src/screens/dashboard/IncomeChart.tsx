import { useNavigate } from 'react-router-dom';
import { figureAddress } from '../../../resources/metrics/Figure';
import { received } from '../../../resources/payments/metrics';
import { useWording } from '../../i18n/useWording';
import { BucketChart } from './BucketChart';
import { bucketLabel, bucketTip } from './period';
import { useFigureName } from './useFigures';
import type { Income } from './useIncome';

/** The sums as bars, each linking to its payments. The list below has the same values and links. */
export function IncomeChart({ income: { buckets, step, before }, height }: { income: Income; height: number }) {
  const { t, formatDayIn } = useWording();
  const nameOf = useFigureName();
  const navigate = useNavigate();
  return (
    <BucketChart
      height={height}
      labels={buckets.map(({ days }) => bucketLabel(days, step, formatDayIn))}
      tips={buckets.map(({ days }) => bucketTip(days, step, formatDayIn))}
      {...(before ? { line: { label: t('dashboard.monthBefore'), data: before } } : {})}
      series={[
        {
          label: nameOf(received),
          colour: 'var(--mui-palette-primary-main)',
          data: buckets.map(({ sum }) => sum),
        },
      ]}
      onPick={(at) => {
        const bucket = buckets[at];
        if (bucket) navigate(figureAddress(received, bucket.days) ?? '');
      }}
    />
  );
}
