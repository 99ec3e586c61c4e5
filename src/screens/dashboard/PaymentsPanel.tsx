import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { useWording } from '../../i18n/useWording';
import { Panel } from '../../ui/frames/Panel';
import { BucketList } from './BucketList';
import { FigureLink } from './FigureLink';
import { Loaded } from './Loaded';
import { PeriodChooser } from './PeriodChooser';
import { type Income, paymentsListAt, useIncome } from './useIncome';
import { usePeriod } from './usePeriod';

const IncomeChart = lazy(() => import('./IncomeChart').then((module) => ({ default: module.IncomeChart })));
/** Pixels. */
const CHART_HEIGHT = 180;
const FIGURES_HEIGHT = 52;

/** What customers paid over a period: the sum, how the payments went, and the sum by day, month or year. */
export function PaymentsPanel({ today }: { today: string }) {
  const { t } = useWording();
  const period = usePeriod(today);
  const income = useIncome(period.days, period.fault === undefined);
  const skeleton = <Skeleton variant="rounded" height={FIGURES_HEIGHT + CHART_HEIGHT + 16} />;
  return (
    <Panel title={t('common.payments')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <PeriodChooser {...period} />
        {period.fault === undefined && (
          <Loaded query={income} skeleton={skeleton}>
            {(data) => (
              <Box sx={{ display: 'grid', gap: 2, opacity: income.isPlaceholderData ? 0.6 : 1 }}>
                <Figures income={data} />
                <Box aria-hidden="true" dir="ltr" sx={{ height: CHART_HEIGHT, minWidth: 0 }}>
                  <Suspense fallback={<Skeleton variant="rounded" height={CHART_HEIGHT} />}>
                    <IncomeChart income={data} height={CHART_HEIGHT} />
                  </Suspense>
                </Box>
                <BucketList income={data} />
              </Box>
            )}
          </Loaded>
        )}
      </Box>
    </Panel>
  );
}

function Figures({ income: { days, sum, successful, pending, failed } }: { income: Income }) {
  const { t, formatMoney, formatNumber } = useWording();
  const counts = [
    [t('dashboard.successful'), successful, 'SUCCESSFUL'],
    [t('dashboard.pending'), pending, 'NEW,PENDING'],
    [t('dashboard.failed'), failed, 'FAILED'],
  ] as const;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', columnGap: 3, minHeight: FIGURES_HEIGHT }}>
      <Box sx={{ flex: { xs: '1 0 100%', sm: '1 0 auto' } }}>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{t('dashboard.received')}</Box>
        <Box sx={{ typography: 'h4' }}>{formatMoney(sum)}</Box>
      </Box>
      {counts.map(([label, count, statuses]) => (
        <FigureLink key={label} to={paymentsListAt(days, statuses)}>
          <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="span" sx={{ fontWeight: 600 }}>
            {formatNumber(count)}
          </Box>
        </FigureLink>
      ))}
    </Box>
  );
}
