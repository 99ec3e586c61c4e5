import Typography from '@mui/material/Typography';
import type { Answers } from '../../../resources/catalogue/actions';
import { useWording } from '../../i18n/useWording';

/** Says whether debits and credits are equal, or by how much they differ. */
export function BalanceState({ balance: { debit, credit } }: { balance: Answers['readTrialBalance'] }) {
  const { t, formatMoney } = useWording();
  const difference = debit - credit;
  return (
    <Typography
      component="span"
      variant="body2"
      role="status"
      sx={{ color: difference === 0 ? 'success.main' : 'error.main' }}
    >
      {difference === 0 ? t('ledger.balanced') : t('ledger.unbalanced', { amount: formatMoney(difference) })}
    </Typography>
  );
}
