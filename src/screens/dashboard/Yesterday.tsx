import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { newLines } from '../../../resources/metrics/arrivals';
import { type Figure, figureAddress } from '../../../resources/metrics/Figure';
import { received } from '../../../resources/payments/metrics';
import { useWording } from '../../i18n/useWording';
import { Panel } from '../../ui/frames/Panel';
import { FigureLink } from './FigureLink';
import { Loaded } from './Loaded';
import { useArrivals, useFigureName } from './useFigures';

/** Changes from this percentage on are not shown, because they are meaningless. */
const FAR = 1_000;
/** The height of a figure with its comparison, in pixels. */
const HEIGHT = 64;

/** Yesterday's received money and new subscriptions, each compared with the same weekday of the previous week. */
export function Yesterday({ arrivals, today }: { arrivals: readonly Figure[]; today: string }) {
  const { t } = useWording();
  const { days, figures } = useArrivals(arrivals, today);
  const [before, yesterday] = days;
  const told = [received, newLines].filter((figure) => arrivals.includes(figure));
  if (told.length === 0 || !before || !yesterday) return null;
  return (
    <Panel title={t('dashboard.yesterday')}>
      <Loaded query={figures} skeleton={<Skeleton variant="rounded" height={told.length * HEIGHT} />}>
        {(values) => (
          <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr 1fr', lg: '1fr' } }}>
            {told.map((figure) => {
              const [then = 0, now = 0] = values.get(figure.name) ?? [];
              const to = figureAddress(figure, yesterday) ?? '';
              return <Compared key={figure.name} figure={figure} {...{ to, then, now }} day={before.from} />;
            })}
          </Box>
        )}
      </Loaded>
    </Panel>
  );
}

interface ComparedProps {
  figure: Figure;
  to: string;
  /** The value of the day used for comparison. */
  then: number;
  now: number;
  day: string;
}

function Compared({ figure, to, then, now, day }: ComparedProps) {
  const { t, formatMoney, formatNumber, formatDay } = useWording();
  const nameOf = useFigureName();
  const format = figure.sum ? formatMoney : formatNumber;
  const percent = then > 0 ? Math.round((now / then - 1) * 100) : 0;
  const change = percent < FAR ? percent : 0;
  return (
    <Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{nameOf(figure)}</Box>
      <FigureLink to={to} hint={figure.hint}>
        <Box component="span" sx={{ typography: 'h1', fontVariantNumeric: 'tabular-nums' }}>
          {format(now)}
        </Box>
        {change !== 0 && (
          <Box
            component="span"
            dir="ltr"
            sx={{ typography: 'caption', color: change < 0 ? 'var(--tone-bad)' : 'var(--tone-good)' }}
          >
            {change < 0 ? '−' : '+'}
            {formatNumber(Math.abs(change))}%
          </Box>
        )}
      </FigureLink>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        {t('dashboard.sameWeekday', { value: format(then), day: formatDay(day) })}
      </Box>
    </Box>
  );
}
