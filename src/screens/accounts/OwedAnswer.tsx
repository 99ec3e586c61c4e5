import { formatMoney } from '../../crud/format';
import { isOwed } from '../subscriptions/Subscription';
import type { Account } from './Account';
import { Answer } from './Answer';
import { useAccountSubscriptions } from './useAccountData';

/** What do they owe: the price of every subscription that waits to be paid. */
export function OwedAnswer({ account: { id } }: { account: Account }) {
  const { data, error } = useAccountSubscriptions(id);
  if (error)
    return (
      <Answer question="Balance due" value="Not known">
        {error.message}
      </Answer>
    );
  if (!data) return <Answer question="Balance due" value={undefined} />;
  const owed = data.filter(isOwed);
  if (owed.length === 0)
    return (
      <Answer question="Balance due" value="None">
        Nothing unpaid.
      </Answer>
    );
  const numbers = owed.map(({ subscriptionNumber }) => subscriptionNumber).join(', ');
  return (
    <Answer question="Balance due" value={formatMoney(owed.reduce((sum, { amount }) => sum + amount, 0))} tone="busy">
      Not paid yet: {numbers}
    </Answer>
  );
}
