import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Answers } from '../../../resources/catalogue/actions';
import {
  byLabel,
  type ColumnKind,
  listOf,
  type Report,
  type ReportColumn,
  type ReportRow,
  rowName,
} from '../../../resources/reports/Report';
import { useWording } from '../../i18n/useWording';
import { frame } from '../../ui/frames/frame';
import { HelperText } from '../../ui/texts/HelperText';
import { useCanList } from '../dashboard/useCanList';

interface Props {
  report: Report;
  data: Answers['readReport'];
}

/** The rows of a report, each linking to the list of what it counts, followed by the sums. */
export function ReportTable({ report, data: { by, rows, totals } }: Props) {
  const { t, word, formatDayIn } = useWording();
  const write = useWriter();
  const canList = useCanList();
  const linked = (children: ReactNode, row: ReportRow, column?: ReportColumn) => {
    const list = listOf(report, row, by ?? undefined, column);
    if (!list || !canList(list.resource)) return children;
    return (
      <Link component={RouterLink} to={list.to}>
        {children}
      </Link>
    );
  };
  const nameOf = (row: ReportRow) => {
    const name = rowName(report, row, word);
    return name === row.key && report.period === 'months'
      ? formatDayIn(`${name}-01`, { month: 'long', year: 'numeric' })
      : name;
  };
  if (rows.length === 0) return <HelperText>{t('reports.empty')}</HelperText>;
  return (
    <Box sx={{ ...frame, overflowX: 'auto', width: 'fit-content', maxWidth: 1 }}>
      <Table size="small" aria-label={word(report.label)}>
        <TableHead>
          <TableRow>
            <TableCell sx={name}>{word(byLabel(report, by ?? undefined))}</TableCell>
            {report.columns.map((column) => (
              <TableCell key={column.name} sx={heading}>
                {word(column.label)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.key} sx={{ '&:last-of-type > *': { borderBottom: 0 } }}>
              <TableCell component="th" scope="row" sx={name}>
                {linked(nameOf(row), row)}
              </TableCell>
              {report.columns.map((column, at) => (
                <TableCell key={column.name} sx={figure}>
                  {column.list && row.values[at]
                    ? linked(write(row.values[at], column.kind), row, column)
                    : write(row.values[at], column.kind)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
        {totals.some((total) => total !== null) && (
          <TableFooter>
            <TableRow>
              <TableCell component="th" scope="row" sx={{ ...name, ...sum, textAlign: 'start' }}>
                {t('reports.total')}
              </TableCell>
              {report.columns.map(({ name: key, kind }, at) => (
                <TableCell key={key} sx={sum}>
                  {totals[at] === null ? '' : write(totals[at], kind)}
                </TableCell>
              ))}
            </TableRow>
          </TableFooter>
        )}
      </Table>
    </Box>
  );
}

/** Returns a function that writes a value of a kind of column; a dash if there is nothing to say. */
function useWriter() {
  const { t, formatNumber } = useWording();
  return (value: number | null | undefined, kind: ColumnKind): ReactNode => {
    if (value === null || value === undefined) return '–';
    if (kind === 'minutes') {
      const [hours, minutes] = [Math.floor(value / 60), value % 60];
      return hours > 0
        ? t('reports.hours', { hours: formatNumber(hours), minutes })
        : t('reports.minutes', { minutes });
    }
    return (
      <Box component="bdi" dir="ltr">
        {kind === 'share' ? `${formatNumber(value)}%` : formatNumber(value)}
      </Box>
    );
  };
}

const name = {
  whiteSpace: 'nowrap',
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  bgcolor: 'background.paper',
} as const;
const heading = { textAlign: 'end', verticalAlign: 'bottom', whiteSpace: 'normal' } as const;
const figure = { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;
const sum = {
  ...figure,
  typography: 'subtitle2',
  color: 'text.primary',
  borderBottom: 0,
  borderTop: 1,
  borderColor: 'divider',
} as const;
