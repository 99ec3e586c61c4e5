import { subscriptionTransfers } from '../../../resources/subscriptionTransfers';
import { useWording } from '../../i18n/useWording';
import { callApi } from '../../session/callApi';
import { ActionDrawer } from '../actions/ActionDrawer';
import { FieldInputs } from '../actions/FieldInputs';
import { Told } from '../actions/Told';
import { useKeyOf } from '../forms/useKeyOf';
import type { Subscription } from './Subscription';

interface Props {
  subscription: Subscription;
  onClose(): void;
}

/** Moves a subscription, and what is paid for behind it, to another account. */
export function TransferDrawer({ subscription: { id, subscriptionNumber }, onClose }: Props) {
  const { t } = useWording();
  const keyOf = useKeyOf();
  return (
    <ActionDrawer<{ toAccountId: string; reason: string }>
      title={t('subscriptions.transferOne', { subscriptionNumber })}
      submitLabel={t('subscriptions.transfer')}
      perform={async ({ toAccountId, reason }) => {
        const body = { subscriptionId: id, toAccountId, reason };
        const { subscriptionTransfer } = await callApi('createSubscriptionTransfer', {
          body,
          idempotencyKey: keyOf(body),
        });
        return t('subscriptions.wasTransferred', {
          subscriptionNumber,
          transferNumber: subscriptionTransfer.transferNumber,
        });
      }}
      onClose={onClose}
    >
      <Told>{t('subscriptions.transferText')}</Told>
      <FieldInputs resource={subscriptionTransfers} paths={['toAccountId', 'reason']} />
    </ActionDrawer>
  );
}
