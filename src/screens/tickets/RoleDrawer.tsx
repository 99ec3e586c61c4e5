import { againstChanging } from '../../../contract/tickets/ticketAccess';
import type { ParticipantView } from '../../../resources/tickets/actions';
import { useWording } from '../../i18n/useWording';
import { useDrawer } from '../../ui/dialogs/useDrawer';
import { ParticipantDrawer } from './ParticipantDrawer';
import { type OwnPermissions, participantsAs, useCaller, useTaskRoles } from './useTicket';

interface Props {
  ticketId: string;
  participants: readonly ParticipantView[];
  may: OwnPermissions['may'];
}

/** Changes the task role of the participant in the address, or of the first one. */
export function RoleDrawer({ ticketId, participants, may }: Props) {
  const { t } = useWording();
  const { isOpen, value, close } = useDrawer('role');
  const caller = useCaller();
  const present = participantsAs(participants, useTaskRoles());
  const person = value ? participants.find(({ userId }) => userId === value) : participants[0];
  if (!isOpen || !person || !may('Change Role')) return null;
  const { userId, taskRoleId, responsible } = person;
  return (
    <ParticipantDrawer
      title={t('tickets.changeRoleOf', { userName: person.userName })}
      submitLabel={t('tickets.changeRole')}
      ticketId={ticketId}
      call="changeParticipantRole"
      record={{ userId, taskRoleId, responsible }}
      may={may}
      against={({ id, permissions }) =>
        againstChanging(caller, present, { userId, permissions }, { role: id !== taskRoleId, responsibility: false })
      }
      onClose={close}
    />
  );
}
