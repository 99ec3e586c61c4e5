import Box from '@mui/material/Box';
import { type Figure, figureAddress } from '../../../resources/metrics/Figure';
import { failedPayments, NET, paid, pendingPayments, received, refunded } from '../../../resources/payments/metrics';
import { useWording } from '../../i18n/useWording';
import { FigureHint } from './FigureHint';
import { FigureLink } from './FigureLink';
import { useFigureName } from './useFigures';
import type { Income } from './useIncome';

/** The totals of a period: the money before and after refunds, and the number of payments by status. */
export function PaymentFigures({ income: { days, values } }: { income: Income }) {
  const { word, formatMoney, formatNumber } = useWording();
  const nameOf = useFigureName();
  const figureOf = ({ name }: Figure) => values.get(name)?.[0] ?? 0;
  const counts = [paid, pendingPayments, failedPayments];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', columnGap: 3, rowGap: 0.5 }}>
      <Box sx={{ flex: { xs: '1 0 100%', sm: '1 0 auto' } }}>
        <Box sx={{ display: 'flex', alignItems: 'center', typography: 'caption', color: 'text.secondary' }}>
          {nameOf(received)}
          <FigureHint hint={received.hint} />
        </Box>
        <FigureLink to={figureAddress(received, days) ?? ''}>
          <Box component="span" sx={{ typography: 'h4' }}>
            {formatMoney(figureOf(received))}
          </Box>
        </FigureLink>
        {values.has(refunded.name) && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, typography: 'body2' }}>
            <FigureLink to={figureAddress(refunded, days) ?? ''} hint={refunded.hint}>
              {nameOf(refunded)} <b>{formatMoney(figureOf(refunded))}</b>
            </FigureLink>
            <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              {word(NET.label)} <b>{formatMoney(figureOf(received) - figureOf(refunded))}</b>
              <FigureHint hint={NET.hint} />
            </Box>
          </Box>
        )}
      </Box>
      {counts.map((figure) => (
        <FigureLink key={figure.name} to={figureAddress(figure, days) ?? ''} hint={figure.hint}>
          <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {nameOf(figure)}
          </Box>
          <Box component="span" sx={{ fontWeight: 600 }}>
            {formatNumber(figureOf(figure))}
          </Box>
        </FigureLink>
      ))}
    </Box>
  );
}
