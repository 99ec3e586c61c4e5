import { type ReactNode, useState } from 'react';
import { useWording } from '../../i18n/useWording';
import { useMayCall } from '../../session/calls';
import { type Action, onOffer } from '../../ui/buttons/ActionBar';
import { RefundRequestDrawer } from '../payments/RefundRequestDrawer';
import { ExtendDrawer } from './ExtendDrawer';
import { awaitsNetwork, isExtensible, isInLine, type Subscription } from './Subscription';
import { TransferDrawer } from './TransferDrawer';
import { useActivation } from './useActivation';

/** What may be done with a subscription as it stands, by the person signed in, and the drawer of what was chosen; nothing where there is none. */
export function useSubscriptionActions(subscription: Subscription | undefined): {
  actions: Action[];
  drawer: ReactNode;
} {
  const { t } = useWording();
  const may = useMayCall();
  const { busy, activate } = useActivation(subscription?.id ?? '');
  const [chosen, setChosen] = useState<'extend' | 'transfer' | 'refund' | null>(null);
  const close = () => setChosen(null);
  if (!subscription) return { actions: [], drawer: null };
  const paid = paymentOf(subscription);
  const actions = onOffer([
    [
      may('activateSubscription') && awaitsNetwork(subscription, new Date()),
      { label: t('subscriptions.activate'), icon: 'zap', run: activate, busy },
    ],
    [
      may('createExtension') && isExtensible(subscription),
      { label: t('subscriptions.extend'), icon: 'calendar-plus', run: () => setChosen('extend') },
    ],
    [
      may('createSubscriptionTransfer') && isInLine(subscription),
      { label: t('subscriptions.transfer'), icon: 'arrow-right-left', run: () => setChosen('transfer') },
    ],
    [
      may('requestRefund') && paid !== null,
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

/** The payment that brought a subscription, as far as the subscription tells of it: not everybody may read payments. */
function paymentOf({ paymentId, paymentStatus, amount, subscriptionNumber }: Subscription) {
  return paymentId && paymentStatus === 'SUCCESSFUL' ? { id: paymentId, reference: subscriptionNumber, amount } : null;
}
