import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { CHART } from '../../../../contract/ledger/chart';
import type { Answers } from '../../../../resources/catalogue/actions';
import { atProvider, deferred, refundsPayable, upTo } from '../../../../resources/ledger/metrics';
import type { Figure } from '../../../../resources/metrics/Figure';
import { useWording } from '../../../i18n/useWording';
import { Panel } from '../../../ui/frames/Panel';
import { FigureHint } from '../../dashboard/FigureHint';
import { useFigureName } from '../../dashboard/useFigures';
import { FigureValue } from './FigureValue';

/** The balances at the end of the period: deferred revenue, money at the provider, and refunds due. */
export function Balances({ figures: { to, series } }: { figures: Answers['readLedgerFigures'] }) {
  const { t, word, formatMoney, formatDay } = useWording();
  const nameOf = useFigureName();
  const last = series.at(-1);
  if (!last) return null;
  const total = last.providers.reduce((sum, { balance }) => sum + balance, 0);
  const row = (figure: Figure, value: number, name: ReactNode, isPart = false) => (
    <Box key={`${figure.name} ${figure.filter?.accounts}`} sx={isPart ? { ...line, ...part } : line}>
      <Box component="dt" sx={{ display: 'flex', alignItems: 'center', minWidth: 0 }}>
        {name}
      </Box>
      <Box component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        <FigureValue figure={figure} days={upTo(to)}>
          {formatMoney(value)}
        </FigureValue>
      </Box>
    </Box>
  );
  const named = (figure: Figure) => (
    <>
      {nameOf(figure)}
      <FigureHint hint={figure.hint} />
    </>
  );
  return (
    <Panel title={t('ledger.balancesAt', { day: formatDay(to) })}>
      <Box component="dl" sx={{ m: 0, typography: 'body2' }}>
        {row(deferred, last.deferred, named(deferred))}
        {row(refundsPayable, last.refundsPayable, named(refundsPayable))}
        {row(atProvider, total, named(atProvider))}
        {last.providers.map(({ account, balance }) =>
          row({ ...atProvider, filter: { accounts: account } }, balance, word(CHART[account].label), true),
        )}
      </Box>
    </Panel>
  );
}

const line = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  minHeight: 36,
  fontWeight: 500,
} as const;
const part = { minHeight: 30, fontWeight: 400, color: 'text.secondary', paddingInlineStart: 2 } as const;
