import { useDataProvider, useNotify } from 'react-admin';
import { OWNER_ROLE } from '../../../contract/access/taskPermissions';
import { taskRoles } from '../../../resources/taskRoles';
import { useWording } from '../../i18n/useWording';
import { useMay } from '../../session/access';
import { callApi } from '../../session/callApi';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { useCaller, useTicketChange } from './useTicket';

/** Makes a ticket that nobody works on one's own. */
export function TakeButton({ ticketId }: { ticketId: string }) {
  const { t } = useWording();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const { userId } = useCaller();
  const seesRoles = useMay()(taskRoles, 'list');
  const { mutate, isPending } = useTicketChange(async () => {
    const { data } = await dataProvider.getList(taskRoles.name, { filter: { searchTerm: OWNER_ROLE } });
    const taskRoleId: string = data.find(({ name }) => name === OWNER_ROLE)?.id ?? '';
    return callApi('assignParticipant', { params: { id: ticketId }, body: { userId, taskRoleId, responsible: true } });
  });
  if (!seesRoles) return null;
  const onError = ({ message }: Error) => notify(message || t('tickets.notTaken'), { type: 'error' });
  return (
    <ActionButton variant="contained" icon="hand" loading={isPending} onClick={() => mutate(undefined, { onError })}>
      {t('tickets.takeIt')}
    </ActionButton>
  );
}
