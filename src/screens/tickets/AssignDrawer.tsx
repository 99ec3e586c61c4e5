import { useQuery } from '@tanstack/react-query';
import { AutocompleteInput, required } from 'react-admin';
import { MAX_PAGE_SIZE } from '../../../contract/constants';
import { assigningRefusal } from '../../../contract/tickets/ticketAccess';
import { formOf } from '../../../resources/language/defineActions';
import { type ParticipantView, ticketActions } from '../../../resources/tickets/actions';
import { tickets } from '../../../resources/tickets/tickets';
import { useWording } from '../../i18n/useWording';
import { callApi } from '../../session/callApi';
import { resourceKey } from '../../session/queryKeys';
import { useDrawer } from '../../ui/dialogs/useDrawer';
import { ParticipantDrawer } from './ParticipantDrawer';
import { type OwnPermissions, participantsAs, useCaller, useTaskRoles } from './useTicket';

interface Props {
  ticketId: string;
  participants: readonly ParticipantView[];
  may: OwnPermissions['may'];
}

/** Adds a participant, if the address opens it. */
export function AssignDrawer({ ticketId, participants, may }: Props) {
  const { t, word } = useWording();
  const { isOpen, close } = useDrawer('assign');
  const caller = useCaller();
  const present = participantsAs(participants, useTaskRoles());
  const { data: assignees = [], isPending } = useQuery({
    queryKey: resourceKey(tickets.name, ticketId, 'assignees', participants.length),
    queryFn: async ({ signal }) => {
      const query = { limit: MAX_PAGE_SIZE };
      return (await callApi('listAssignees', { params: { id: ticketId }, query, signal })).assignees;
    },
    enabled: isOpen,
  });
  if (!isOpen || !may('Assign Participant')) return null;
  return (
    <ParticipantDrawer
      title={t('tickets.assignTicket')}
      submitLabel={t('tickets.assign')}
      ticketId={ticketId}
      call="assignParticipant"
      record={{ responsible: false }}
      may={may}
      against={({ permissions }) => assigningRefusal(caller, present, { userId: '', permissions }, false)}
      onClose={close}
    >
      <AutocompleteInput
        source="userId"
        label={word(formOf(ticketActions.assignParticipant.input).userId.label)}
        choices={assignees}
        optionText="fullName"
        isPending={isPending}
        helperText={false}
        validate={required()}
        fullWidth
      />
    </ParticipantDrawer>
  );
}
