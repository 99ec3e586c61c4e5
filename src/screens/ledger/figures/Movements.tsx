import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useNavigate } from 'react-router-dom';
import type { Answers } from '../../../../resources/catalogue/actions';
import { earned, takings } from '../../../../resources/ledger/metrics';
import { type Figure, figureAddress } from '../../../../resources/metrics/Figure';
import { refunded } from '../../../../resources/payments/metrics';
import { lateOf } from '../../../browser/lateOf';
import { useWording } from '../../../i18n/useWording';
import { Panel } from '../../../ui/frames/Panel';
import { HelperText } from '../../../ui/texts/HelperText';
import { FigureHint } from '../../dashboard/FigureHint';
import { bucketLabel, bucketTip } from '../../dashboard/period';
import { useCanList } from '../../dashboard/useCanList';
import { useFigureName } from '../../dashboard/useFigures';
import { FigureValue } from './FigureValue';

const BucketChart = lateOf(() => import('../../dashboard/BucketChart').then((m) => m.BucketChart));
/** The height in pixels. */
const CHART_HEIGHT = 200;
/** The minimum height in pixels: the axis and the margin take 56, and the chart draws nothing in less. */
const CHART_LEAST = 64;

type Figures = Answers['readLedgerFigures'];
interface Moved {
  figure: Figure;
  of: 'received' | 'earned' | 'refunded';
  colour: string;
}

const MOVED: readonly Moved[] = [
  { figure: takings, of: 'received', colour: 'var(--mui-palette-primary-main)' },
  { figure: earned, of: 'earned', colour: 'var(--tone-fresh)' },
  { figure: refunded, of: 'refunded', colour: 'var(--tone-bad)' },
];

/** The money received, earned and refunded in the period: the totals, and by day or month. */
export function Movements({ figures: { from, to, step, series } }: { figures: Figures }) {
  const { t, formatMoney, formatDayIn } = useWording();
  const nameOf = useFigureName();
  const canList = useCanList();
  const navigate = useNavigate();
  const isQuiet = series.every((each) => MOVED.every(({ of }) => each[of] === 0));
  const show = (at: number) => {
    const bucket = series[at];
    if (bucket && canList(takings.resource)) navigate(figureAddress(takings, bucket) ?? '');
  };
  return (
    <Panel title={t('ledger.movements')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, mb: 2 }}>
        {MOVED.map(({ figure, of, colour }) => (
          <Box key={of}>
            <Box
              sx={{ display: 'flex', alignItems: 'center', gap: 0.75, typography: 'caption', color: 'text.secondary' }}
            >
              <Box component="span" sx={{ width: 8, height: 8, borderRadius: 4, bgcolor: colour }} />
              {nameOf(figure)}
              <FigureHint hint={figure.hint} />
            </Box>
            <FigureValue figure={figure} days={{ from, to }}>
              <Box component="span" sx={{ typography: 'h1', fontVariantNumeric: 'tabular-nums' }}>
                {formatMoney(series.reduce((sum, each) => sum + each[of], 0))}
              </Box>
            </FigureValue>
          </Box>
        ))}
      </Box>
      {isQuiet ? (
        <HelperText>{t('ledger.nothingMoved')}</HelperText>
      ) : (
        <Box aria-hidden="true" dir="ltr" sx={{ height: CHART_HEIGHT, minWidth: CHART_LEAST }}>
          <BucketChart
            height={CHART_HEIGHT}
            labels={series.map((each) => bucketLabel(each, step, formatDayIn))}
            tips={series.map((each) => bucketTip(each, step, formatDayIn))}
            series={MOVED.map(({ figure, of, colour }) => ({
              ...{ label: nameOf(figure), colour },
              data: series.map((each) => each[of]),
            }))}
            onPick={show}
          >
            <Skeleton variant="rounded" height={CHART_HEIGHT} />
          </BucketChart>
        </Box>
      )}
    </Panel>
  );
}
