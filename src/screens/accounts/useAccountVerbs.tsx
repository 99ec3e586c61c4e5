import { type ReactNode, useState } from 'react';
import { OFFICE_PAGES } from '../../../contract/pages/officePages';
import { WAITING_TICKET_STATUSES } from '../../../contract/statuses';
import { isClosed } from '../../../contract/subscriptions/accountStatus';
import { isRenewable } from '../../../contract/subscriptions/renewing';
import { tickets } from '../../../resources/tickets/tickets';
import { recordAddress } from '../../crud/declarations';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { type BarAction, onOffer } from '../../ui/buttons/ActionBar';
import { RecordClaimDrawer } from '../claims/RecordClaim';
import { ExtendDrawer } from '../subscriptions/ExtendDrawer';
import { currentOf, isExtensible } from '../subscriptions/Subscription';
import type { Account } from './Account';
import { NewTicketDrawer } from './NewTicketDrawer';
import { useAccountSubscriptions, useAccountTickets } from './useAccountData';
import { WifiDrawer } from './WifiDrawer';

/**
 * Returns the actions that callers usually need, as far as they are permitted: payment, extension, a new Wi-Fi password, a
 * ticket, a reply; and the drawer of the chosen one.
 */
export function useAccountVerbs(account: Account): { actions: BarAction[]; drawer: ReactNode } {
  const { t } = useWording();
  const can = useCan();
  const [chosen, setChosen] = useState<'extend' | 'wifi' | 'ticket' | 'claim' | null>(null);
  const close = () => setChosen(null);
  const { id, status, device } = account;
  const subscriptions = useAccountSubscriptions(id).data ?? [];
  const subscription = currentOf(subscriptions, new Date());
  const unpaid = subscriptions.find(({ status: each, paymentFormId }) => each === 'INITIATED' && paymentFormId);
  const waiting = useAccountTickets(id).data?.find((each) =>
    WAITING_TICKET_STATUSES.some((one) => one === each.status),
  );
  const { payInitiatedRenewal, ticketComment } = OFFICE_PAGES;
  const actions = onOffer([
    [
      can('renewSubscription') && isRenewable(status),
      {
        label: can(['Record Payments']) ? t('commandBox.recordPayment') : t('accounts.renew'),
        icon: 'credit-card',
        to: `${payInitiatedRenewal.route}?accountId=${encodeURIComponent(id)}`,
      },
    ],
    [
      can('createExtension') && subscription !== undefined && isExtensible(subscription) && isRenewable(status),
      { label: t('subscriptions.extend'), icon: 'calendar-plus', run: () => setChosen('extend') },
    ],
    [
      can('changeOnuWifi') && device !== null && !isClosed(status),
      { label: t('accounts.changeWiFi'), icon: 'wifi', run: () => setChosen('wifi') },
    ],
    [
      can('recordClaim') && unpaid !== undefined,
      { label: t('claims.record'), icon: 'hand-coins', run: () => setChosen('claim') },
    ],
    [can(tickets, 'create'), { label: t('accounts.newTicket'), icon: 'life-buoy', run: () => setChosen('ticket') }],
    [
      waiting !== undefined && can(ticketComment.permissions),
      waiting
        ? { label: t('commandBox.reply'), icon: 'reply', to: recordAddress(ticketComment.route, waiting.id) }
        : null,
    ],
  ]);
  return {
    actions,
    drawer: (
      <>
        {chosen === 'extend' && subscription && <ExtendDrawer subscription={subscription} onClose={close} />}
        {chosen === 'wifi' && <WifiDrawer account={account} onClose={close} />}
        {chosen === 'claim' && unpaid?.paymentFormId && (
          <RecordClaimDrawer
            order={{ paymentFormId: unpaid.paymentFormId }}
            phoneNumber={account.accountDetail.phoneNumber}
            onClose={close}
          />
        )}
        {chosen === 'ticket' && <NewTicketDrawer account={account} onClose={close} />}
      </>
    ),
  };
}
