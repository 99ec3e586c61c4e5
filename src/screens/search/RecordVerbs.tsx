import { OFFICE_PAGES } from '../../../contract/pages/officePages';
import { clients } from '../../../resources/accounts/clients';
import { subscriptionForms } from '../../../resources/orders/subscriptionForms';
import { tickets } from '../../../resources/tickets/tickets';
import { recordAddress } from '../../crud/declarations';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { type BarAction, onOffer } from '../../ui/buttons/ActionBar';
import type { FoundRecord } from './choices';
import { recordChoice } from './choices';
import { useAddressOf } from './useCommandBox';
import { Verbs } from './Verbs';

/** The statuses of an unpaid order. */
const UNPAID = ['NEW', 'PAYMENT_PENDING'];

/** The actions on a record other than an account: its main action, and opening it. */
export function RecordVerbs({ record }: { record: FoundRecord }) {
  const { t } = useWording();
  const can = useCan();
  const to = useAddressOf()(recordChoice(record, 'found'));
  const { onboardClientPay, subscribeClient, ticketComment } = OFFICE_PAGES;
  const { resource, id, state } = record;
  const actions: BarAction[] = onOffer([
    [
      resource === subscriptionForms.name && UNPAID.includes(state ?? '') && can(onboardClientPay.permissions),
      {
        label: can(['Record Payments']) ? t('commandBox.recordPayment') : t('subscriptionForms.takePayment'),
        icon: 'credit-card',
        to: recordAddress(onboardClientPay.route, id),
      },
    ],
    [
      resource === clients.name && can(subscribeClient.permissions),
      {
        label: t('subscriptionForms.newOrder'),
        icon: 'clipboard-list',
        to: `${subscribeClient.route}?clientId=${encodeURIComponent(id)}`,
      },
    ],
    [
      resource === tickets.name && can(ticketComment.permissions) && state !== 'CLOSED',
      { label: t('commandBox.reply'), icon: 'reply', to: recordAddress(ticketComment.route, id) },
    ],
    [to !== undefined, to === undefined ? null : { label: t('common.open'), icon: 'arrow-right', to }],
  ]);
  return <Verbs actions={actions} />;
}
