import { tz } from '@date-fns/tz';
import { differenceInCalendarDays } from 'date-fns';
import { useState } from 'react';
import { brand } from '../../../contract/brand';
import { RequestError } from '../../../dataProvider/requestError';
import { type Subscription, subscriptions } from '../../../resources/subscriptions/subscriptions';
import { ReferenceLink } from '../../crud/values/ReferenceLink';
import { useWording } from '../../i18n/useWording';
import { useAnswer } from '../../session/calls';
import { TextButton } from '../../ui/buttons/TextButton';
import { ShownDialog } from '../../ui/dialogs/ShownDialog';
import { useTracking } from '../orders/tracking/TrackingPanel';
import { Explanation } from '../subscriptions/Explanation';
import { currentOf } from '../subscriptions/Subscription';
import type { Account } from './Account';
import { Answer } from './Answer';
import { useAccountSubscriptions } from './useAccountData';

/**
 * Shows until when the subscription is active, with which package, and why until then. The lookup is only made if the overview
 * contains an active subscription, because browsers log each 404; any failure of the lookup is shown as the specification
 * requires.
 */
export function EndAnswer({ account: { id, activeSubscription } }: { account: Account }) {
  const { t, formatDay, formatDaysAway } = useWording();
  const runs = activeSubscription !== null;
  const { data, error } = useAnswer(subscriptions.name, 'getActiveSubscription', { params: { id } }, runs);
  const [explained, setExplained] = useState(false);
  const { data: all = [] } = useAccountSubscriptions(id);
  const subscription = data?.subscription;
  if (error || !runs) return <NoneRuns accountId={id} error={error} />;
  if (!subscription) return <Answer question={t('accounts.activeUntil')} value={undefined} />;
  const { endDate, productId } = subscription;
  const paidUntil = paidUntilOf(all, endDate);
  return (
    <>
      <Answer question={t('accounts.activeUntil')} value={endDate ? formatDay(endDate) : t('common.notKnown')}>
        {paidUntil && `${t('accounts.paidUntil', { day: formatDay(paidUntil) })} · `}
        {endDate && `${formatDaysAway(daysUntil(endDate, new Date()))} · `}
        <ReferenceLink to="products" id={productId} /> ·{' '}
        <TextButton onClick={() => setExplained(true)}>{t('accounts.whyThisDate')}</TextButton>
      </Answer>
      {explained && <ExplainDialog subscription={subscription} onClose={() => setExplained(false)} />}
    </>
  );
}

interface ExplainDialogProps {
  subscription: { id: string; subscriptionNumber: string };
  onClose(): void;
}

/** A dialog that explains why the subscription ends on that day. */
function ExplainDialog({ subscription: { id, subscriptionNumber }, onClose }: ExplainDialogProps) {
  const { t } = useWording();
  return (
    <ShownDialog title={t('subscriptions.whyOne', { subscriptionNumber })} maxWidth="sm" onClose={onClose}>
      <Explanation subscriptionId={id} />
    </ShownDialog>
  );
}

function NoneRuns({ accountId, error }: { accountId: string; error: Error | null }) {
  const { t } = useWording();
  const { data = [] } = useAccountSubscriptions(accountId);
  const failed = error && !(error instanceof RequestError && error.status === 404);
  const current = currentOf(data, new Date());
  const { data: tracking } = useTracking(current?.id);
  return (
    <Answer question={t('accounts.activeUntil')} value={t('accounts.noActiveSubscription')} tone="bad">
      {failed
        ? error.message
        : current &&
          tracking &&
          t('accounts.standsSo', {
            subscriptionNumber: current.subscriptionNumber,
            state: t(`tracking.${tracking.state}`),
          })}
    </Answer>
  );
}

/** Returns the end of the last paid term that follows the active one; null if none does. */
export function paidUntilOf(
  all: readonly Pick<Subscription, 'status' | 'endDate'>[],
  activeUntil: string | null,
): string | null {
  const ends = all.flatMap(({ status, endDate }) => (status === 'CREATED' && endDate ? [endDate] : []));
  const last = ends.sort().at(-1);
  return last && activeUntil && last > activeUntil ? last : null;
}

/**
 * Returns the number of calendar days from today to the day of a timestamp, in the provider's time zone; negative for past days.
 */
export const daysUntil = (moment: string, now: Date): number =>
  differenceInCalendarDays(moment, now, { in: tz(brand.timeZone) });
