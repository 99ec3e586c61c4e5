import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { ParticipantView } from '../../../resources/tickets/actions';
import { useWording } from '../../i18n/useWording';
import { callApi } from '../../session/callApi';
import { MoreMenu } from '../../ui/buttons/MoreMenu';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { useDrawer } from '../../ui/dialogs/useDrawer';
import type { Ticket } from './entries';
import { type OwnPermissions, useTicketChange } from './useTicket';

interface Props {
  ticket: Ticket;
  person: ParticipantView;
  own: OwnPermissions;
}

/** A menu to change or remove a participant; hidden if no entry applies. */
export function PersonMenu({ ticket, person, own: { may } }: Props) {
  const { t } = useWording();
  const [removing, setRemoving] = useState(false);
  const { openWith: changeRole } = useDrawer('role');
  const { giveResponsibility, remove } = usePersonChanges(ticket, person);
  const items = [
    may('Change Role') && { label: t('tickets.changeRole'), act: () => changeRole(person.userId) },
    may('Take Responsibility') &&
      !person.responsible && { label: t('tickets.makeAssignee'), act: () => giveResponsibility.mutate() },
    may('Remove Participant') && { label: t('common.remove'), act: () => setRemoving(true) },
  ].filter((item) => item !== false);
  if (items.length === 0) return null;
  const label = t('tickets.changePart', { userName: person.userName });
  return (
    <>
      <MoreMenu label={label} items={items} />
      <ConfirmDialog
        open={removing}
        title={t('tickets.remove', { userName: person.userName })}
        text={t('tickets.removeText')}
        action={t('common.remove')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSettled: () => setRemoving(false) })}
        onCancel={() => setRemoving(false)}
      />
    </>
  );
}

function usePersonChanges({ id }: Ticket, { userId, taskRoleId }: ParticipantView) {
  const { t } = useWording();
  const notify = useNotify();
  const onError = ({ message }: Error) => {
    notify(message || t('tickets.notChanged'), { type: 'error' });
  };
  const params = { id };
  return {
    giveResponsibility: useTicketChange(
      () => callApi('changeParticipantRole', { params, body: { userId, taskRoleId, responsible: true } }),
      { onError },
    ),
    remove: useTicketChange(() => callApi('removeParticipant', { params, query: { userId } }), { onError }),
  };
}
