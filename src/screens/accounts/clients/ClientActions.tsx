import { Link } from 'react-router-dom';
import { OFFICE_PAGES } from '../../../../contract/pages/officePages';
import { clients } from '../../../../resources/accounts/clients';
import type { RecordOf } from '../../../../resources/language/defineResource';
import type { DetailsPartProps } from '../../../crud/slots';
import { useWording } from '../../../i18n/useWording';
import { useCan } from '../../../session/useCan';
import { ActionButton } from '../../../ui/buttons/ActionButton';
import { PrivacyActions } from '../../privacy/PrivacyActions';
import { CloseLead } from './CloseLead';

const { route, permissions } = OFFICE_PAGES.subscribeClient;

/** Actions on a client, or on the person of a form: a new order, and closing a lost lead. */
export function ClientActions({ resource, record }: DetailsPartProps) {
  const { t } = useWording();
  return (
    <>
      {useCan()(permissions) && (
        <ActionButton component={Link} to={`${route}?clientId=${record.clientId ?? record.id}`}>
          {t('clients.subscribe')}
        </ActionButton>
      )}
      {resource.name === clients.name && (
        <>
          <CloseLead client={record as RecordOf<typeof clients>} />
          <PrivacyActions client={record as RecordOf<typeof clients>} />
        </>
      )}
    </>
  );
}
