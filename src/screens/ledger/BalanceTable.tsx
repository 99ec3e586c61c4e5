import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Link as RouterLink } from 'react-router-dom';
import type { Answers } from '../../../resources/catalogue/actions';
import { useWording } from '../../i18n/useWording';
import { frame } from '../../ui/frames/frame';

const figure = { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', px: { xs: 0.75, sm: 2 } };

/** On a phone the names of accounts take two lines, so that both sides fit. */
const name = { whiteSpace: 'normal', pl: { xs: 1.5, sm: 2 }, pr: { xs: 0.5, sm: 2 } };

/** Each account with its balance on the debit or credit side, linking to its lines, followed by both sums. */
export function BalanceTable({
  balance,
}: {
  balance: Pick<Answers['readTrialBalance'], 'accounts' | 'debit' | 'credit'>;
}) {
  const { t, word, formatNumber } = useWording();
  const amount = (value: number) => (value === 0 ? '' : formatNumber(value));
  return (
    <Box sx={{ ...frame, overflow: 'hidden', maxWidth: 820, flex: 'none' }}>
      <Table size="small" aria-label={t('ledger.balances')}>
        <TableHead>
          <TableRow>
            <TableCell sx={name}>{t('ledger.account')}</TableCell>
            <TableCell sx={figure}>{t('ledger.debit')}</TableCell>
            <TableCell sx={figure}>{t('ledger.credit')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {balance.accounts.map(({ account, number, label, debit, credit }) => (
            <TableRow key={account}>
              <TableCell component="th" scope="row" sx={name}>
                <Box component="span" sx={{ color: 'text.secondary', mr: 1, display: { xs: 'block', sm: 'inline' } }}>
                  {number}
                </Box>
                <Link
                  component={RouterLink}
                  to={`/journal-lines?accounts=${account}`}
                  aria-label={t('ledger.linesOf', { account: word(label) })}
                >
                  {word(label)}
                </Link>
              </TableCell>
              <TableCell sx={figure}>{amount(debit)}</TableCell>
              <TableCell sx={figure}>{amount(credit)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow sx={{ '& > *': { typography: 'subtitle2', color: 'text.primary', borderBottom: 0 } }}>
            <TableCell component="th" scope="row" sx={name}>
              {t('ledger.total')}
            </TableCell>
            <TableCell sx={figure}>{formatNumber(balance.debit)}</TableCell>
            <TableCell sx={figure}>{formatNumber(balance.credit)}</TableCell>
          </TableRow>
        </TableFooter>
      </Table>
    </Box>
  );
}
