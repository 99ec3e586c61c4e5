import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { DayTotals as Totals } from '../../../resources/closing/actions';
import { useWording } from '../../i18n/useWording';
import { frame } from '../../ui/frames/frame';

const figure = { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' };

/** The totals of the day: overall, and by carrier, package and agent. */
export function CloseTotals({ totals }: { totals: Totals }) {
  const { t, formatMoney, formatNumber } = useWording();
  const sums = [
    [t('close.received'), formatMoney(totals.received), totals.payments],
    [t('close.paidBack'), formatMoney(totals.returned), totals.returns],
    ...(totals.paidCommissions === undefined
      ? []
      : ([[t('close.paidCommissions'), formatMoney(totals.paidCommissions), totals.payouts ?? null]] as const)),
    [t('close.onStatements'), formatMoney(totals.paidIn), totals.lines],
    [t('close.fees'), formatMoney(totals.fees), null],
  ] as const;
  return (
    <>
      <Box component="dl" sx={{ ...frame, ...grid(200), m: 0, p: 2 }}>
        {sums.map(([label, amount, count]) => (
          <Box key={label}>
            <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0, typography: 'subtitle1', fontVariantNumeric: 'tabular-nums' }}>
              {amount}
              {count !== null && (
                <Box component="span" sx={{ typography: 'body2', color: 'text.secondary', marginInlineStart: 1 }}>
                  {formatNumber(count)}
                </Box>
              )}
            </Box>
          </Box>
        ))}
      </Box>
      <Box sx={{ ...grid(300), alignItems: 'start' }}>
        <Parts title={t('close.byCarrier')} none={t('close.noCarrier')} parts={totals.carriers} />
        <Parts title={t('close.byPackage')} none={t('close.noPackage')} parts={totals.packages} />
        <Parts title={t('close.byAgent')} none={t('close.noAgent')} parts={totals.agents} />
      </Box>
    </>
  );
}

interface PartsProps {
  title: string;
  /** The label of the part without a name. */
  none: string;
  parts: Totals['carriers'];
}

function Parts({ title, none, parts }: PartsProps) {
  const { t, wordsOf, formatNumber } = useWording();
  return (
    <Box component="section" aria-label={title} sx={{ ...frame, overflow: 'hidden', breakInside: 'avoid' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{title}</TableCell>
            <TableCell sx={figure}>{t('close.payments')}</TableCell>
            <TableCell sx={figure}>{t('close.amount')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {parts.map(({ key, name, payments, amount }) => (
            <TableRow key={key ?? ''} sx={{ '&:last-of-type > *': { borderBottom: 0 } }}>
              <TableCell component="th" scope="row" sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
                {name ?? (key ? wordsOf(key) : none)}
              </TableCell>
              <TableCell sx={figure}>{formatNumber(payments)}</TableCell>
              <TableCell sx={figure}>{formatNumber(amount)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

const grid = (least: number) =>
  ({ display: 'grid', gridTemplateColumns: `repeat(auto-fit, minmax(min(${least}px, 100%), 1fr))`, gap: 2 }) as const;
