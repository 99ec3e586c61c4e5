import Box from '@mui/material/Box';
import type { SubscriptionStatus } from '../../../contract/statuses';
import { subscriptions } from '../../../resources/subscriptions';
import { formatMoney, formatNumber, wordsOf } from '../../crud/format';
import { ReferenceLink } from '../../crud/values/ReferenceLink';
import { LinesPanel } from '../actions/LinesPanel';
import { useTotals } from '../dashboard/useTotals';
import type { Subscription } from '../subscriptions/Subscription';
import { formatDay } from '../when';
import type { Account } from './Account';
import { useAccountSubscriptions } from './useAccountData';

/** The statuses that are counted (specification, section 7). */
const COUNTED = ['ACTIVE', 'NEW', 'EXPIRED'] as const satisfies readonly SubscriptionStatus[];

/** What they had and have, the newest first, and how many of each. */
export function SubscriptionsPanel({ account: { id } }: { account: Account }) {
  const { permitted, data, error, refetch } = useAccountSubscriptions(id);
  if (!permitted) return null;
  return (
    <LinesPanel
      title="Subscriptions"
      action={<Counts accountId={id} />}
      resource={subscriptions}
      answer={{ data, error, refetch }}
      facts={factsOf}
    />
  );
}

function Counts({ accountId }: { accountId: string }) {
  const { data } = useTotals(
    COUNTED.map((status) => ({ resource: subscriptions.name, filter: { subscriptionStatuses: status, accountId } })),
  );
  return (
    <Box sx={{ display: 'flex', gap: 1.5, fontSize: 12, color: 'text.secondary' }}>
      {COUNTED.map((status, at) => (
        <span key={status}>
          {wordsOf(status)} {data === undefined ? '…' : formatNumber(data[at] ?? 0)}
        </span>
      ))}
    </Box>
  );
}

const factsOf = ({ productId, startDate, endDate, amount, isRenewal }: Subscription) => ({
  below: [
    <ReferenceLink key="product" to="products" id={productId} />,
    startDate && endDate ? `${formatDay(startDate)} – ${formatDay(endDate)}` : 'not begun',
    isRenewal && 'renewal',
  ],
  amount: formatMoney(amount),
});
