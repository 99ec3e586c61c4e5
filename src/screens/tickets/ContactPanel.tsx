import { type FlatField, valueAt } from '../../../resources/language/defineResource';
import type { Ticket } from '../../../resources/tickets/tickets';
import { tickets } from '../../../resources/tickets/tickets';
import { Facts } from '../../crud/details/Facts';
import { useWording } from '../../i18n/useWording';
import { Panel } from '../../ui/frames/Panel';

const SHOWN = ['contact.name', 'contact.phoneNumber', 'contact.emailAddress', 'accountId', 'clientId'];

/** The contact of the ticket, as far as it is known. */
export function ContactPanel({ ticket }: { ticket: Ticket }) {
  const { t } = useWording();
  const leaves = SHOWN.flatMap((path): FlatField[] => tickets.leaves.filter((leaf) => leaf.path === path));
  return (
    <Panel title={t('common.customer')}>
      <Facts leaves={leaves.filter(({ path }) => valueAt(ticket, path) !== null)} record={ticket} columns={1} />
    </Panel>
  );
}
