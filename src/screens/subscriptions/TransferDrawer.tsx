import { subscriptionActions } from '../../../resources/subscriptions/actions';
import type { Subscription } from '../../../resources/subscriptions/subscriptions';
import { subscriptionTransfers } from '../../../resources/subscriptions/subscriptionTransfers';
import { useRecordLink } from '../../crud/declarations';
import { useWording } from '../../i18n/useWording';
import { HelperText } from '../../ui/texts/HelperText';
import { DeclaredDrawer } from '../actions/DeclaredDrawer';

interface Props {
  subscription: Subscription;
  onClose(): void;
}

/** Moves a subscription, and the paid ones queued after it, to another account. */
export function TransferDrawer({ subscription: { id, accountId, subscriptionNumber }, onClose }: Props) {
  const { t } = useWording();
  const linkOf = useRecordLink();
  return (
    <DeclaredDrawer
      action={subscriptionActions.createSubscriptionTransfer}
      title={t('subscriptions.transferOne', { subscriptionNumber })}
      submitLabel={t('subscriptions.transfer')}
      given={{ subscriptionId: id, fromAccountId: accountId }}
      done={({ subscriptionTransfer: { id: transferId, transferNumber } }) => ({
        said: t('subscriptions.wasTransferred', { subscriptionNumber, transferNumber }),
        link: { label: t('common.open'), to: linkOf(subscriptionTransfers, transferId) },
      })}
      onClose={onClose}
    >
      <HelperText>{t('subscriptions.transferText')}</HelperText>
    </DeclaredDrawer>
  );
}
