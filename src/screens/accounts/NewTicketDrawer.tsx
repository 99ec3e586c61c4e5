import { useDataProvider } from 'react-admin';
import { tickets } from '../../../resources/tickets';
import { useWording } from '../../i18n/useWording';
import { ActionDrawer } from '../actions/ActionDrawer';
import { FieldInputs } from '../actions/FieldInputs';
import { type Account, nameOf } from './Account';

interface Words {
  subject: string;
  description: string;
  priority: string;
}

/** A customer's trouble, in their name. */
export function NewTicketDrawer({ account, onClose }: { account: Account; onClose(): void }) {
  const { t } = useWording();
  const dataProvider = useDataProvider();
  const { id: accountId, clientId, accountDetail } = account;
  const { phoneNumber, emailAddress } = accountDetail;
  const contact = { name: nameOf(account), phoneNumber, emailAddress };
  return (
    <ActionDrawer<Words>
      title={t('accounts.newTicketFor', { account: nameOf(account) })}
      submitLabel={t('accounts.openTicket')}
      presets={{ priority: 'NORMAL' }}
      perform={async (words) => {
        const data = { ...words, type: 'CUSTOMER_TICKET', accountId, clientId, contact };
        const { data: ticket } = await dataProvider.create(tickets.name, { data });
        return t('accounts.ticketOpened', { ticketNumber: ticket.ticketNumber });
      }}
      onClose={onClose}
    >
      <FieldInputs leaves={tickets.leaves} paths={['subject', 'description', 'priority']} />
    </ActionDrawer>
  );
}
