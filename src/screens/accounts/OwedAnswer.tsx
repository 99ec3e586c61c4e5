import Box from '@mui/material/Box';
import { useWording } from '../../i18n/useWording';
import { isOwed } from '../subscriptions/Subscription';
import type { Account } from './Account';
import { Answer } from './Answer';
import { useAccountSubscriptions } from './useAccountData';

/** What do they owe: the price of every subscription that waits to be paid, and what another system says. */
export function OwedAnswer({ account: { id, broughtForward } }: { account: Account }) {
  const { t, formatMoney } = useWording();
  const before = broughtForward !== 0 && (
    <Box>
      {t(broughtForward > 0 ? 'accounts.creditBefore' : 'accounts.debtBefore', {
        amount: formatMoney(Math.abs(broughtForward)),
      })}
    </Box>
  );
  const { data, error } = useAccountSubscriptions(id);
  if (error)
    return (
      <Answer question={t('accounts.balanceDue')} value={t('common.notKnown')}>
        {error.message}
      </Answer>
    );
  if (!data) return <Answer question={t('accounts.balanceDue')} value={undefined} />;
  const owed = data.filter(isOwed);
  if (owed.length === 0)
    return (
      <Answer question={t('accounts.balanceDue')} value={t('common.none')}>
        {t('accounts.nothingUnpaid')}
        {before}
      </Answer>
    );
  const numbers = owed.map(({ subscriptionNumber }) => subscriptionNumber).join(', ');
  return (
    <Answer
      question={t('accounts.balanceDue')}
      value={formatMoney(owed.reduce((sum, { amount }) => sum + amount, 0))}
      tone="busy"
    >
      {t('accounts.notPaidYet', { numbers })}
      {before}
    </Answer>
  );
}
