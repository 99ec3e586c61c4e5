import { type ReactNode, useState } from 'react';
import type { AccountStatus } from '../../../contract/subscriptions/accountStatus';
import { isRenewable } from '../../../contract/subscriptions/renewing';
import type { Subscription } from '../../../resources/subscriptions/subscriptions';
import type { DetailsPartProps } from '../../crud/slots';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { ActionBar, type BarAction, onOffer } from '../../ui/buttons/ActionBar';
import { RefundRequestDrawer } from '../payments/RefundRequestDrawer';
import { ExtendDrawer } from './ExtendDrawer';
import { isActivatable, isActiveOrWaiting, isExtensible } from './Subscription';
import { TransferDrawer } from './TransferDrawer';
import { useActivation } from './useActivation';

/** The actions in the heading of a subscription's details. */
export function SubscriptionActions({ record }: DetailsPartProps) {
  const { actions, drawer } = useSubscriptionActions(record as Subscription);
  return (
    <>
      {actions.length > 0 && <ActionBar actions={actions} />}
      {drawer}
    </>
  );
}

/**
 * Returns the actions on a subscription that its status and the user's permissions allow, and the drawer of the chosen one; no
 * actions without a subscription.
 */
export function useSubscriptionActions(
  subscription: Subscription | undefined,
  accountStatus: AccountStatus = 'ACTIVE',
): {
  actions: BarAction[];
  drawer: ReactNode;
} {
  const { t } = useWording();
  const can = useCan();
  const { busy, activate } = useActivation(subscription?.id ?? '');
  const [chosen, setChosen] = useState<'extend' | 'transfer' | 'refund' | null>(null);
  const close = () => setChosen(null);
  if (!subscription) return { actions: [], drawer: null };
  const paid = paymentOf(subscription);
  const actions = onOffer([
    [
      can('activateSubscription') && isActivatable(subscription, new Date()),
      { label: t('subscriptions.activate'), icon: 'zap', run: activate, busy },
    ],
    [
      can('createExtension') && isExtensible(subscription) && isRenewable(accountStatus),
      { label: t('subscriptions.extend'), icon: 'calendar-plus', run: () => setChosen('extend') },
    ],
    [
      can('createSubscriptionTransfer') && isActiveOrWaiting(subscription),
      { label: t('subscriptions.transfer'), icon: 'arrow-right-left', run: () => setChosen('transfer') },
    ],
    [
      can('requestRefund') && paid !== null,
      { label: t('common.requestRefund'), icon: 'undo-2', run: () => setChosen('refund') },
    ],
  ]);
  return {
    actions,
    drawer: (
      <>
        {chosen === 'extend' && <ExtendDrawer subscription={subscription} onClose={close} />}
        {chosen === 'transfer' && <TransferDrawer subscription={subscription} onClose={close} />}
        {chosen === 'refund' && paid && <RefundRequestDrawer payment={paid} onClose={close} />}
      </>
    ),
  };
}

/**
 * Returns the payment of a subscription from the subscription's own fields, because not every user may read payments; null if
 * there is nothing to refund.
 */
function paymentOf({ paymentId, paymentStatus, refundedAt, amount, subscriptionNumber }: Subscription) {
  return paymentId && paymentStatus === 'SUCCESSFUL' && !refundedAt
    ? { id: paymentId, reference: subscriptionNumber, amount }
    : null;
}
