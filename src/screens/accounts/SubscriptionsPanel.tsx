import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { SubscriptionStatus } from '../../../contract/statuses';
import type { KitaraDataProvider } from '../../../dataProvider/createDataProvider';
import { type Subscription, subscriptions } from '../../../resources/subscriptions/subscriptions';
import { ReferenceLink } from '../../crud/values/ReferenceLink';
import { useWording } from '../../i18n/useWording';
import type { Wording } from '../../i18n/wording';
import { LinesPanel } from '../actions/LinesPanel';
import type { Account } from './Account';
import { useAccountSubscriptions } from './useAccountData';

/** The statuses whose number is shown (specification, section 7). */
const COUNTED = ['ACTIVE', 'NEW', 'EXPIRED'] as const satisfies readonly SubscriptionStatus[];

/** The statuses of subscriptions without dates, because they have not started. */
const WAITING: readonly SubscriptionStatus[] = ['NEW', 'PENDING', 'INITIATED', 'CREATED'];

/** The customer's subscriptions, newest first, and the number in each status. */
export function SubscriptionsPanel({ account: { id } }: { account: Account }) {
  const wording = useWording();
  const { permitted, data, error, refetch } = useAccountSubscriptions(id);
  if (!permitted) return null;
  return (
    <LinesPanel
      title={wording.t('common.subscriptions')}
      action={<Counts accountId={id} />}
      resource={subscriptions}
      answer={{ data, error, refetch }}
      facts={(subscription) => factsOf(subscription, wording)}
    />
  );
}

function Counts({ accountId }: { accountId: string }) {
  const { wordsOf, formatNumber } = useWording();
  const { data } = useTotals(
    COUNTED.map((status) => ({ resource: subscriptions.name, filter: { subscriptionStatuses: status, accountId } })),
  );
  return (
    <Box sx={{ display: 'flex', gap: 1.5, typography: 'caption', color: 'text.secondary' }}>
      {COUNTED.map((status, at) => (
        <span key={status}>
          {wordsOf(status)} {data === undefined ? '…' : formatNumber(data[at] ?? 0)}
        </span>
      ))}
    </Box>
  );
}

const factsOf = (
  { status, productId, startDate, endDate, amount, isRenewal }: Subscription,
  { t, formatPeriod, formatMoney }: Wording,
) => ({
  below: [
    status === 'CREATED' && startDate && new Date(startDate) > new Date() && t('accounts.queued'),
    <ReferenceLink key="product" to="products" id={productId} />,
    startDate && endDate ? formatPeriod(startDate, endDate) : WAITING.includes(status) && t('accounts.notBegun'),
    isRenewal && t('accounts.renewal'),
  ],
  amount: formatMoney(amount),
});

/** The records of a resource to count: those that match a filter, or all without one. */
interface Counted {
  resource: string;
  /** Query parameters; several values are separated by commas. */
  filter: Readonly<Record<string, string>>;
}

/** Loads the numbers of records, in the given order; they are loaded together, so that they fail and recover together. */
function useTotals(asked: readonly Counted[]) {
  const dataProvider = useDataProvider<KitaraDataProvider>();
  return useQuery({
    queryKey: ['totals', asked],
    queryFn: ({ signal }) =>
      Promise.all(asked.map(({ resource, filter }) => dataProvider.getTotal(resource, { filter, signal }))),
  });
}
