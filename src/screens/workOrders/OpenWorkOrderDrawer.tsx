import { labelOf, type RecordOf } from '../../../resources/language/defineResource';
import type { tickets } from '../../../resources/tickets/tickets';
import { workOrderActions } from '../../../resources/workOrders/actions';
import { workOrders } from '../../../resources/workOrders/workOrders';
import { detailsPath, recordAddress } from '../../crud/declarations';
import { toIsoDay } from '../../i18n/formats';
import { useWording } from '../../i18n/useWording';
import { SelectInput } from '../../ui/inputs/SelectInput';
import { DeclaredDrawer } from '../actions/DeclaredDrawer';
import { useVisitAssignees } from './useVisitAssignees';

export type ForTicket = Pick<RecordOf<typeof tickets>, 'id' | 'status' | 'ticketNumber' | 'subject'>;

interface Props {
  /** The account for which it is opened; without it, the form asks for the account. */
  accountId?: string;
  /** The ticket for which it is opened; its type is then a repair at first, otherwise an installation. */
  ticket?: ForTicket;
  /** True if the new work order is then shown. */
  opens?: boolean;
  onClose(): void;
}

const DAY = 86_400_000;
const { input } = workOrderActions.openWorkOrder;

/** Opens a work order for an account, or for its ticket, with the most likely values preset so that one click is enough. */
export function OpenWorkOrderDrawer({ accountId, ticket, opens = false, onClose }: Props) {
  const { t, word } = useWording();
  const { people, teams } = useVisitAssignees();
  const labelled = (path: 'assigneeId' | 'teamId') => word(labelOf({ path, field: input[path] }));
  const inputs = {
    assigneeId: (
      <SelectInput
        source="assigneeId"
        label={labelled('assigneeId')}
        choices={people.map(({ id, fullName }) => ({ id, name: fullName }))}
        emptyText={t('workOrders.nobody')}
      />
    ),
    teamId: (
      <SelectInput source="teamId" label={labelled('teamId')} choices={teams} emptyText={t('workOrders.noTeam')} />
    ),
  };
  return (
    <DeclaredDrawer
      action={workOrderActions.openWorkOrder}
      title={t('workOrders.newOne')}
      submitLabel={t('workOrders.open')}
      given={{ ...(accountId ? { accountId } : {}), ...(ticket ? { ticketId: ticket.id } : {}) }}
      // The place and the phone number come from the account.
      without={['ticketId', 'phoneNumber', 'place.address', 'place.latitude', 'place.longitude']}
      inputs={inputs}
      presets={{
        type: ticket ? 'REPAIR' : 'INSTALLATION',
        visitDate: toIsoDay(Date.now() + DAY),
        slot: 'ALL_DAY',
        ...(ticket ? { note: `${ticket.ticketNumber}: ${ticket.subject}` } : {}),
      }}
      done={({ workOrder: { id, reference } }) => ({
        said: t('workOrders.opened', { reference }),
        opens: opens ? { to: recordAddress(detailsPath(workOrders) ?? '', id), state: { id } } : null,
      })}
      onClose={onClose}
    />
  );
}
