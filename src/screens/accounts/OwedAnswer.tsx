import Box from '@mui/material/Box';
import { useWording } from '../../i18n/useWording';
import { isOwed } from '../subscriptions/Subscription';
import { type Account, useBroughtForward } from './Account';
import { Answer } from './Answer';
import { useAccountSubscriptions } from './useAccountData';

/** The balance due: the price of every unpaid subscription, and a debt carried over from another system. */
export function OwedAnswer({ account }: { account: Account }) {
  const { t, formatMoney } = useWording();
  const { debt, text } = useBroughtForward(account);
  const { data, error } = useAccountSubscriptions(account.id);
  const question = t('accounts.balanceDue');
  if (error)
    return (
      <Answer question={question} value={t('common.notKnown')}>
        {error.message}
      </Answer>
    );
  if (!data) return <Answer question={question} value={undefined} />;
  const unpaid = data.filter(isOwed);
  const owed = unpaid.reduce((sum, { amount }) => sum + amount, debt);
  const numbers = unpaid.map(({ subscriptionNumber }) => subscriptionNumber).join(', ');
  return (
    <Answer
      question={question}
      value={owed > 0 ? formatMoney(owed) : t('common.none')}
      {...(owed > 0 ? { tone: 'busy' } : {})}
    >
      {unpaid.length > 0 && t('accounts.notPaidYet', { numbers })}
      {owed === 0 && t('accounts.nothingUnpaid')}
      {text && <Box>{text}</Box>}
    </Answer>
  );
}
