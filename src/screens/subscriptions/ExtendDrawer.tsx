import { tz } from '@date-fns/tz';
import { addDays } from 'date-fns';
import { useWatch } from 'react-hook-form';
import { brand } from '../../../contract/brand';
import { subscriptionActions } from '../../../resources/subscriptions/actions';
import type { Subscription } from '../../../resources/subscriptions/subscriptions';
import { useWording } from '../../i18n/useWording';
import { HelperText } from '../../ui/texts/HelperText';
import { DeclaredDrawer } from '../actions/DeclaredDrawer';
import { LIKELY_DAYS, LikelyDays } from './LikelyDays';

interface Props {
  subscription: Subscription;
  onClose(): void;
}

/** Adds days to a subscription without payment, within the extension settings. */
export function ExtendDrawer({ subscription: { id, subscriptionNumber, status, endDate }, onClose }: Props) {
  const { t, formatDateTime } = useWording();
  return (
    <DeclaredDrawer
      action={subscriptionActions.createExtension}
      title={t('subscriptions.extendOne', { subscriptionNumber })}
      submitLabel={t('subscriptions.extend')}
      given={{ subscriptionId: id }}
      presets={{ days: LIKELY_DAYS, reason: t('subscriptions.goodwill') }}
      done={({ subscription }) =>
        t('subscriptions.nowEndsOn', { subscriptionNumber, endDate: formatDateTime(subscription.endDate ?? '') })
      }
      onClose={onClose}
    >
      {endDate && <HelperText>{t('subscriptions.endsNow', { endDate: formatDateTime(endDate) })}</HelperText>}
      <LikelyDays />
      <NewEnd status={status} endDate={endDate} />
    </DeclaredDrawer>
  );
}

/** Says when the subscription will end with the chosen days: an expired one runs again from now. */
function NewEnd({ status, endDate }: Pick<Subscription, 'status' | 'endDate'>) {
  const { t, formatDateTime } = useWording();
  const days = Number(useWatch({ name: 'days' }));
  const from = status === 'EXPIRED' ? new Date() : endDate;
  if (!from || !Number.isInteger(days) || days < 1) return null;
  const end = addDays(from, days, { in: tz(brand.timeZone) }).toISOString();
  return (
    <div role="status">
      <HelperText>{t('subscriptions.willEnd', { endDate: formatDateTime(end) })}</HelperText>
    </div>
  );
}
