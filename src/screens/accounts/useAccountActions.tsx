import { type ReactNode, useState } from 'react';
import { ACCOUNT_TRANSITIONS } from '../../../contract/subscriptions/accountStatus';
import { isRenewable } from '../../../contract/subscriptions/renewing';
import { accounts } from '../../../resources/accounts/accounts';
import { tickets } from '../../../resources/tickets/tickets';
import { personalTasks } from '../../../resources/worklists/personalTasks';
import { ChangeStatusDialog } from '../../crud/form/ChangeStatus';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { type BarAction, onOffer } from '../../ui/buttons/ActionBar';
import { useDrawer } from '../../ui/dialogs/useDrawer';
import { usePrivacyActions } from '../privacy/PrivacyActions';
import { currentOf } from '../subscriptions/Subscription';
import { useSubscriptionActions } from '../subscriptions/SubscriptionActions';
import { addTaskAddress } from '../worklists/addTaskAddress';
import type { Account } from './Account';
import { NewTicketDrawer } from './NewTicketDrawer';
import { SettleDrawer } from './SettleDrawer';
import { useAccountSubscriptions } from './useAccountData';

/** Returns the actions for a customer, the most likely first, and the drawer of the chosen one. */
export function useAccountActions(account: Account): { actions: BarAction[]; drawer: ReactNode } {
  const { t } = useWording();
  const can = useCan();
  const { open } = useDrawer('edit');
  const [chosen, setChosen] = useState<'ticket' | 'status' | 'settling' | null>(null);
  const close = () => setChosen(null);
  const { data: subscriptions = [] } = useAccountSubscriptions(account.id);
  const ofSubscription = useSubscriptionActions(currentOf(subscriptions, new Date()), account.status);
  const ofPrivacy = usePrivacyActions({ accountId: account.id });
  const renewal = `/pay-initiated-renewal?accountId=${encodeURIComponent(account.id)}`;
  const choices = ACCOUNT_TRANSITIONS[account.status];
  const actions = onOffer([
    [
      can('renewSubscription') && isRenewable(account.status),
      { label: t('accounts.renew'), icon: 'refresh-cw', to: renewal },
    ],
    [can(tickets, 'create'), { label: t('accounts.newTicket'), icon: 'life-buoy', run: () => setChosen('ticket') }],
    ...ofSubscription.actions.map((action) => [true, action] as const),
    [can(accounts, 'update'), { label: t('common.edit'), icon: 'pencil', run: open }],
    [
      can(accounts, 'update') && choices.length > 0,
      { label: t('common.changeStatus'), icon: 'lock', run: () => setChosen('status') },
    ],
    [
      can('settleBroughtForward') && account.broughtForward !== 0,
      { label: t('accounts.settle'), icon: 'scale', run: () => setChosen('settling') },
    ],
    [
      can(personalTasks, 'create'),
      { label: t('common.addTask'), icon: 'plus', to: addTaskAddress('accountId', account.id) },
    ],
    ...ofPrivacy.actions.map((action) => [true, action] as const),
  ]);
  return {
    actions,
    drawer: (
      <>
        {ofSubscription.drawer}
        {ofPrivacy.drawer}
        {chosen === 'ticket' && <NewTicketDrawer account={account} onClose={close} />}
        {chosen === 'settling' && <SettleDrawer account={account} onClose={close} />}
        {chosen === 'status' && <ChangeStatusDialog resource={accounts} record={account} onClose={close} />}
      </>
    ),
  };
}
