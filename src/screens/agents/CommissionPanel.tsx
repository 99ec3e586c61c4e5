import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import { queryString } from '../../../contract/client/address';
import { commissions } from '../../../resources/agents/commissions';
import { payoutActions } from '../../../resources/agents/payoutActions';
import { useWording } from '../../i18n/useWording';
import { useAnswer } from '../../session/calls';
import { useCan } from '../../session/useCan';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { Panel } from '../../ui/frames/Panel';
import { FactList } from '../../ui/texts/FactList';
import { HelperText } from '../../ui/texts/HelperText';
import { DeclaredDrawer } from '../actions/DeclaredDrawer';
import { FigureLink } from '../dashboard/FigureLink';
import { bucketLabel } from '../dashboard/period';
import { useToday } from '../dashboard/useToday';

interface Props {
  agency: { id: string; name: string };
}

/** What an agency earned by month and what of it is paid; finance can prepare a payout of the rest. */
export function CommissionPanel({ agency: { id, name } }: Props) {
  const { t, formatMoney, formatNumber, formatDayIn } = useWording();
  const can = useCan();
  const today = useToday();
  const [prepares, setPrepares] = useState(false);
  const { data } = useAnswer(commissions.name, 'listCommissionMonths', { params: { id } });
  if (!data) return null;
  const { unpaid, inPayout, paid, months } = data;
  const prepare = can('preparePayout') && unpaid > 0 && (
    <ActionButton onClick={() => setPrepares(true)}>{t('agents.preparePayout')}</ActionButton>
  );
  return (
    <Panel title={t('agents.commissionOf', { name })} action={prepare}>
      <FactList
        facts={[
          [t('agents.unpaid'), formatMoney(unpaid)],
          [t('agents.inPayout'), formatMoney(inPayout)],
          [t('agents.paid'), formatMoney(paid)],
        ]}
      />
      {months.length === 0 ? (
        <HelperText>{t('agents.nothingEarned')}</HelperText>
      ) : (
        <Box sx={{ overflowX: 'auto', mt: 1 }}>
          <Table size="small" aria-label={t('agents.byMonth')}>
            <TableHead>
              <TableRow>
                <TableCell sx={label}>{t('ledger.month')}</TableCell>
                {(['earned', 'reversed', 'paid', 'due'] as const).map((column) => (
                  <TableCell key={column} sx={amount}>
                    {t(`agents.${column}`)}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {months.map((month) => (
                <TableRow key={month.from} sx={{ '&:last-of-type > *': { borderBottom: 0 } }}>
                  <TableCell component="th" scope="row" sx={label}>
                    <FigureLink to={earnedIn(id, month)}>{bucketLabel(month, 'month', formatDayIn)}</FigureLink>
                  </TableCell>
                  {[month.earned, 0 - month.reversed, month.paid, month.due].map((value, at) => (
                    <TableCell key={at} sx={amount}>
                      {formatNumber(value)}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
      {prepares && (
        <DeclaredDrawer
          action={payoutActions.preparePayout}
          title={t('agents.payoutTo', { name })}
          submitLabel={t('agents.prepare')}
          given={{ agentId: id }}
          presets={{ upTo: today }}
          done={({ commissionPayout: { id: payoutId, payoutNumber } }) => ({
            said: t('agents.isPrepared', { payoutNumber }),
            opens: { to: `/commission-payout-details?id=${payoutId}`, state: {} },
          })}
          onClose={() => setPrepares(false)}
        >
          <HelperText>{t('agents.prepareText', { amount: formatMoney(unpaid) })}</HelperText>
        </DeclaredDrawer>
      )}
    </Panel>
  );
}

/** Returns the address of the list of what an agency earned on these days. */
const earnedIn = (agentId: string, { from, to }: { from: string; to: string }): string =>
  `/commissions${queryString({ agentId, earnedAtFrom: from, earnedAtTo: to })}`;

const label = { whiteSpace: 'nowrap', px: 0.5, py: 0 } as const;
const amount = { ...label, textAlign: 'end', fontVariantNumeric: 'tabular-nums' } as const;
