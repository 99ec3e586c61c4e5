import { Link } from 'react-router-dom';
import { OFFICE_PAGES } from '../../../../contract/pages/officePages';
import { clients } from '../../../../resources/accounts/clients';
import type { RecordOf } from '../../../../resources/language/defineResource';
import { personalTasks } from '../../../../resources/worklists/personalTasks';
import type { DetailsPartProps } from '../../../crud/slots';
import { useWording } from '../../../i18n/useWording';
import { useCan } from '../../../session/useCan';
import { onOffer } from '../../../ui/buttons/ActionBar';
import { ActionButton } from '../../../ui/buttons/ActionButton';
import { PrivacyActions } from '../../privacy/PrivacyActions';
import { addTaskAddress } from '../../worklists/addTaskAddress';
import { CloseLead } from './CloseLead';

const { subscribeClient, mergeClients } = OFFICE_PAGES;

/** Actions on a client, or on the person of a form: a new order, a merge with a duplicate, and closing a lost lead. */
export function ClientActions({ resource, record }: DetailsPartProps) {
  const { t } = useWording();
  const can = useCan();
  if (record.mergedIntoId) return null;
  const task = onOffer([
    [
      can(personalTasks, 'create'),
      { label: t('common.addTask'), icon: 'plus', to: addTaskAddress('clientId', String(record.id)) },
    ],
  ]);
  return (
    <>
      {can(subscribeClient.permissions) && (
        <ActionButton component={Link} to={`${subscribeClient.route}?clientId=${record.clientId ?? record.id}`}>
          {t('clients.subscribe')}
        </ActionButton>
      )}
      {resource.name === clients.name && (
        <>
          {can(mergeClients.permissions) && (
            <ActionButton component={Link} to={`${mergeClients.route}?clientId=${record.id}`}>
              {t('clients.mergeWith')}
            </ActionButton>
          )}
          <CloseLead client={record as RecordOf<typeof clients>} />
          <PrivacyActions client={record as RecordOf<typeof clients>} more={task} />
        </>
      )}
    </>
  );
}
