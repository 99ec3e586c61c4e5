import { useDataProvider } from 'react-admin';
import { tickets } from '../../../resources/tickets';
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
  const dataProvider = useDataProvider();
  const { id: accountId, clientId, accountDetail } = account;
  const { phoneNumber, emailAddress } = accountDetail;
  const contact = { name: nameOf(account), phoneNumber, emailAddress };
  return (
    <ActionDrawer<Words>
      title={`New ticket for ${nameOf(account)}`}
      submitLabel="Open ticket"
      presets={{ priority: 'NORMAL' }}
      perform={async (words) => {
        const data = { ...words, type: 'CUSTOMER_TICKET', accountId, clientId, contact };
        const { data: ticket } = await dataProvider.create(tickets.name, { data });
        return `Ticket ${ticket.ticketNumber} is open.`;
      }}
      onClose={onClose}
    >
      <FieldInputs leaves={tickets.leaves} paths={['subject', 'description', 'priority']} />
    </ActionDrawer>
  );
}
