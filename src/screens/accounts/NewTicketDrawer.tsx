import { useDataProvider } from 'react-admin';
import { tickets } from '../../../resources/tickets/tickets';
import { detailsPath, recordAddress } from '../../crud/declarations';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { ActionDrawer } from '../actions/ActionDrawer';
import { FieldInputs } from '../actions/FieldInputs';
import { type Account, customerName } from './Account';

interface Words {
  subject: string;
  description: string | null;
  priority: string;
}

/** The description is optional here, because the subject may be enough. */
const leaves = tickets.leaves.map((leaf) =>
  leaf.path === 'description' ? { ...leaf, field: { ...leaf.field, required: false } } : leaf,
);

/** A form for a ticket in the customer's name; the new ticket is then shown. */
export function NewTicketDrawer({ account, onClose }: { account: Account; onClose(): void }) {
  const { t } = useWording();
  const dataProvider = useDataProvider();
  const mayRead = useCan()(tickets, 'read');
  const { id: accountId, clientId, accountDetail } = account;
  const { phoneNumber, emailAddress } = accountDetail;
  const contact = { name: customerName(account), phoneNumber, emailAddress };
  return (
    <ActionDrawer<Words>
      title={t('accounts.newTicketFor', { account: customerName(account) })}
      submitLabel={t('accounts.openTicket')}
      presets={{ priority: 'NORMAL' }}
      perform={async ({ subject, description, priority }) => {
        const words = { subject, description: description?.trim() || subject, priority };
        const data = { ...words, type: 'CUSTOMER_TICKET', accountId, clientId, contact };
        const { data: ticket } = await dataProvider.create(tickets.name, { data });
        return {
          said: t('accounts.ticketOpened', { ticketNumber: ticket.ticketNumber }),
          opens: mayRead
            ? { to: recordAddress(detailsPath(tickets) ?? '', ticket.id), state: { id: ticket.id } }
            : null,
        };
      }}
      onClose={onClose}
    >
      <FieldInputs leaves={leaves} paths={['subject', 'description', 'priority']} />
    </ActionDrawer>
  );
}
