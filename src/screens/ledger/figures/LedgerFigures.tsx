import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { MOST_STEPS } from '../../../../contract/ledger/period';
import { journalLines } from '../../../../resources/ledger/journalLines';
import { useWording } from '../../../i18n/useWording';
import { useAnswer } from '../../../session/calls';
import { ActionButton } from '../../../ui/buttons/ActionButton';
import { PageHeading } from '../../../ui/frames/PageHeading';
import { Loaded } from '../../dashboard/Loaded';
import { PeriodChooser } from '../../dashboard/PeriodChooser';
import { type PeriodName, periodBuckets } from '../../dashboard/period';
import { usePeriod } from '../../dashboard/usePeriod';
import { useToday } from '../../dashboard/useToday';
import { WithoutEntries } from '../WithoutEntries';
import { Balances } from './Balances';
import { MonthFigures } from './MonthFigures';
import { Movements } from './Movements';
import { SeriesTable } from './SeriesTable';

const PERIODS: readonly PeriodName[] = ['month', 'lastMonth', 'twelveMonths'];
const YEARS = MOST_STEPS / 12;

/**
 * The revenue received, earned, deferred and refunded by day or month, the money held by the provider, and figures per
 * subscription (decision 52).
 */
export function LedgerFigures() {
  const { t, formatPeriod } = useWording();
  const today = useToday();
  const period = usePeriod(today, YEARS);
  const { days, fault } = period;
  const step = periodBuckets(days)?.step === 'day' ? 'day' : 'month';
  const figures = useAnswer(journalLines.name, 'readLedgerFigures', { query: { ...days, step } }, fault === undefined);
  return (
    <>
      <PageHeading title={t('ledger.money')} text={fault ? '…' : formatPeriod(days.from, days.to)}>
        <ActionButton icon="printer" data-screen-only onClick={() => window.print()}>
          {t('ledger.print')}
        </ActionButton>
      </PageHeading>
      <Box data-screen-only sx={{ mb: 2 }}>
        <PeriodChooser {...period} names={PERIODS} />
      </Box>
      {fault === undefined && (
        <Loaded query={figures} skeleton={<FiguresSkeleton />}>
          {(data) => (
            <Box sx={{ display: 'grid', gap: 2, '& > *': { minWidth: 0, breakInside: 'avoid' } }}>
              <WithoutEntries count={data.withoutEntries} />
              <Box sx={beside}>
                <Movements figures={data} />
                <Balances figures={data} />
              </Box>
              <MonthFigures month={data.month} today={today} />
              <SeriesTable figures={data} />
            </Box>
          )}
        </Loaded>
      )}
    </>
  );
}

function FiguresSkeleton() {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {[320, 200, 320].map((height, at) => (
        <Skeleton key={at} variant="rounded" height={height} />
      ))}
    </Box>
  );
}

const beside = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 352px' },
} as const;
