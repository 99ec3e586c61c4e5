import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { Link as RouterLink } from 'react-router-dom';
import { OFFICE_PAGES } from '../../../contract/pages/officePages';
import { refunded } from '../../../resources/payments/metrics';
import { lateOf } from '../../browser/lateOf';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { Panel } from '../../ui/frames/Panel';
import { BucketList } from './BucketList';
import { Loaded } from './Loaded';
import { PaymentFigures } from './PaymentFigures';
import { PeriodChooser } from './PeriodChooser';
import { useCanList } from './useCanList';
import { useIncome } from './useIncome';
import { usePeriod } from './usePeriod';

const IncomeChart = lateOf(() => import('./IncomeChart').then((m) => m.IncomeChart));
/** Heights in pixels. */
const CHART_HEIGHT = 180;
const FIGURES_HEIGHT = 52;

/** The payments of a period: the total, the number of payments by status, and the total by day, month or year. */
export function PaymentsPanel({ today }: { today: string }) {
  const { t } = useWording();
  const period = usePeriod(today);
  const income = useIncome(period.days, {
    enabled: period.fault === undefined,
    refunds: useCanList()(refunded.resource),
  });
  const can = useCan();
  const money = (
    <Link component={RouterLink} to={OFFICE_PAGES.ledgerFigures.route} variant="body2" underline="hover">
      {t('dashboard.viewMoney')}
    </Link>
  );
  const skeleton = <Skeleton variant="rounded" height={FIGURES_HEIGHT + CHART_HEIGHT + 16} />;
  return (
    <Panel title={t('common.payments')} action={can('readLedgerFigures') && money}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <PeriodChooser {...period} />
        {period.fault === undefined && (
          <Loaded query={income} skeleton={skeleton}>
            {(data) => (
              <Box sx={{ display: 'grid', gap: 2, opacity: income.isPlaceholderData ? 0.6 : 1 }}>
                <PaymentFigures income={data} />
                <Box aria-hidden="true" dir="ltr" sx={{ height: CHART_HEIGHT, minWidth: 0 }}>
                  <IncomeChart income={data} height={CHART_HEIGHT}>
                    <Skeleton variant="rounded" height={CHART_HEIGHT} />
                  </IncomeChart>
                </Box>
                {data.before && <LineKey />}
                <BucketList income={data} />
              </Box>
            )}
          </Loaded>
        )}
      </Box>
    </Panel>
  );
}

/** Explains the line of the chart, which people who cannot see it do not need. */
function LineKey() {
  const { t } = useWording();
  return (
    <Box
      aria-hidden="true"
      sx={{ display: 'flex', alignItems: 'center', gap: 0.75, typography: 'caption', color: 'text.secondary' }}
    >
      <Box component="span" sx={{ width: 16, height: 0, borderTop: '1.25px solid', borderColor: 'text.secondary' }} />
      {t('dashboard.monthBefore')}
    </Box>
  );
}
