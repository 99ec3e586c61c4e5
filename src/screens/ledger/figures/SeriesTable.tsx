import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { CHART, CLEARING_ACCOUNTS } from '../../../../contract/ledger/chart';
import type { Answers } from '../../../../resources/catalogue/actions';
import { atProvider, deferred, earned, refundsPayable, takings, upTo } from '../../../../resources/ledger/metrics';
import type { Figure } from '../../../../resources/metrics/Figure';
import { refunded } from '../../../../resources/payments/metrics';
import { useWording } from '../../../i18n/useWording';
import { frame } from '../../../ui/frames/frame';
import { bucketLabel } from '../../dashboard/period';
import { useFigureName } from '../../dashboard/useFigures';
import { FigureValue } from './FigureValue';

type Figures = Answers['readLedgerFigures'];
type Row = Figures['series'][number];

interface Column {
  figure: Figure;
  /** The label, if it differs from the figure's name. */
  label?: string;
  /** True for a balance at the end of the days, false for a movement on these days. */
  isBalance?: boolean;
  of(row: Row): number;
}

const COLUMNS: readonly Column[] = [
  { figure: takings, of: ({ received }) => received },
  { figure: earned, of: (row) => row.earned },
  { figure: refunded, of: (row) => row.refunded },
  { figure: deferred, isBalance: true, of: (row) => row.deferred },
  { figure: refundsPayable, isBalance: true, of: (row) => row.refundsPayable },
  {
    figure: atProvider,
    isBalance: true,
    of: ({ providers }) => providers.reduce((sum, { balance }) => sum + balance, 0),
  },
];

/** Returns a column for each account at the provider that held any money. */
const providersIn = (series: readonly Row[]): Column[] =>
  CLEARING_ACCOUNTS.map((account) => ({
    figure: { ...atProvider, name: account, filter: { accounts: account } },
    label: CHART[account].label,
    isBalance: true,
    of: ({ providers }: Row) => providers.find((each) => each.account === account)?.balance ?? 0,
  })).filter(({ of }) => series.some((row) => of(row) !== 0));

/** Every figure of the ledger by day or month, each linking to its records; the last day first. */
export function SeriesTable({ figures: { series, step } }: { figures: Figures }) {
  const { t, word, formatNumber, formatDayIn } = useWording();
  const nameOf = useFigureName();
  const columns = [...COLUMNS, ...providersIn(series)];
  return (
    <Box sx={{ ...frame, overflowX: 'auto' }}>
      <Table size="small" aria-label={t(`dashboard.figuresBy_${step}`)}>
        <TableHead>
          <TableRow>
            <TableCell sx={label}>{t(step === 'day' ? 'ledger.moment' : 'ledger.month')}</TableCell>
            {columns.map(({ figure, label: named }) => (
              <TableCell key={figure.name} sx={heading}>
                {named ? word(named) : nameOf(figure)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {[...series].reverse().map((row) => (
            <TableRow key={row.from} sx={{ '&:last-of-type > *': { borderBottom: 0 } }}>
              <TableCell component="th" scope="row" sx={label}>
                {bucketLabel(row, step, formatDayIn)}
              </TableCell>
              {columns.map(({ figure, isBalance, of }) => (
                <TableCell key={figure.name} sx={amount}>
                  <Box sx={{ display: 'flex', justifyContent: 'end' }}>
                    <FigureValue figure={figure} days={isBalance ? upTo(row.to) : row}>
                      {formatNumber(of(row))}
                    </FigureValue>
                  </Box>
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

const label = { whiteSpace: 'nowrap' } as const;
const heading = { textAlign: 'end', verticalAlign: 'bottom', whiteSpace: 'normal' } as const;
const amount = { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', py: 0 } as const;
