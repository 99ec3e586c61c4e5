import Box from '@mui/material/Box';
import { figureAddress } from '../../../resources/metrics/Figure';
import { received } from '../../../resources/payments/metrics';
import { useWording } from '../../i18n/useWording';
import { FigureLink } from './FigureLink';
import { bucketLabel } from './period';
import type { Income } from './useIncome';

/** The chart's values as text, each linking to its payments: for keyboard users, and for people who cannot see the chart. */
export function BucketList({ income: { buckets, step } }: { income: Income }) {
  const { t, formatMoney, formatDayIn } = useWording();
  return (
    <Box component="details" sx={{ typography: 'body2' }}>
      <Box component="summary" sx={{ cursor: 'pointer', color: 'text.secondary', width: 'fit-content' }}>
        <Box component="span" sx={{ px: 0.5 }}>
          {t(`dashboard.figuresBy_${step}`)}
        </Box>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, px: 1, maxHeight: 240, overflowY: 'auto' }}>
        {buckets.map(({ days, sum }) => (
          <li key={days.from}>
            <FigureLink to={figureAddress(received, days) ?? ''}>
              <Box component="span" sx={{ flex: 1 }}>
                {bucketLabel(days, step, formatDayIn)}
              </Box>
              <span>{formatMoney(sum)}</span>
            </FigureLink>
          </li>
        ))}
      </Box>
    </Box>
  );
}
