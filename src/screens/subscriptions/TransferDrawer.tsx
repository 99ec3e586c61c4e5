import { subscriptionActions } from '../../../resources/actions/subscriptions';
import { useWording } from '../../i18n/useWording';
import { HelperText } from '../../ui/texts/HelperText';
import { DeclaredDrawer } from '../actions/DeclaredDrawer';
import type { Subscription } from './Subscription';

interface Props {
  subscription: Subscription;
  onClose(): void;
}

/** Moves a subscription, and what is paid for behind it, to another account. */
export function TransferDrawer({ subscription: { id, subscriptionNumber }, onClose }: Props) {
  const { t } = useWording();
  return (
    <DeclaredDrawer
      action={subscriptionActions.createSubscriptionTransfer}
      title={t('subscriptions.transferOne', { subscriptionNumber })}
      submitLabel={t('subscriptions.transfer')}
      given={{ subscriptionId: id }}
      done={({ subscriptionTransfer: { transferNumber } }) =>
        t('subscriptions.wasTransferred', { subscriptionNumber, transferNumber })
      }
      onClose={onClose}
    >
      <HelperText>{t('subscriptions.transferText')}</HelperText>
    </DeclaredDrawer>
  );
}
