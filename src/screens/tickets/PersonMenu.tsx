import { useState } from 'react';
import type { ParticipantView } from '../../../resources/tickets/actions';
import type { Ticket } from '../../../resources/tickets/tickets';
import { tickets } from '../../../resources/tickets/tickets';
import { useWording } from '../../i18n/useWording';
import { MoreMenu } from '../../ui/buttons/MoreMenu';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { useDrawer } from '../../ui/dialogs/useDrawer';
import { useActionMutation } from '../actions/useActionMutation';
import type { OwnPermissions } from './useTicket';

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
  const { giveResponsibility, remove, isRemoving } = usePersonChanges(ticket, person);
  const items = [
    may('Change Role') && { label: t('tickets.changeRole'), act: () => changeRole(person.userId) },
    may('Take Responsibility') && !person.responsible && { label: t('tickets.makeAssignee'), act: giveResponsibility },
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
        busy={isRemoving}
        onConfirm={() => remove().finally(() => setRemoving(false))}
        onCancel={() => setRemoving(false)}
      />
    </>
  );
}

function usePersonChanges({ id }: Ticket, { userId, taskRoleId }: ParticipantView) {
  const { t } = useWording();
  const options = { refreshes: [tickets.name], failed: t('tickets.notChanged') };
  const change = useActionMutation('changeParticipantRole', options);
  const removal = useActionMutation('removeParticipant', options);
  const params = { id };
  return {
    giveResponsibility: () => change.perform({ params, body: { userId, taskRoleId, responsible: true } }),
    remove: () => removal.perform({ params, query: { userId } }),
    isRemoving: removal.isPending,
  };
}
