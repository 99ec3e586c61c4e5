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
export function ExtendDrawer({ subscription: { id, subscriptionNumber, endDate }, onClose }: Props) {
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
    </DeclaredDrawer>
  );
}
