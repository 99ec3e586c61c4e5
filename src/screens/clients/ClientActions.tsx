import { Link } from 'react-router-dom';
import { isPermitted } from '../../../contract/access/permissions';
import { OFFICE_PAGES } from '../../../contract/pages/officePages';
import type { DetailsPartProps } from '../../crud/slots';
import { useWording } from '../../i18n/useWording';
import { usePermissions } from '../../session/access';
import { ActionButton } from '../../ui/buttons/ActionButton';

const { route, permissions } = OFFICE_PAGES.subscribeClient;

/** What may be done with a client, or with the person a form is about: an order. */
export function ClientActions({ record }: DetailsPartProps) {
  const { t } = useWording();
  if (!isPermitted(usePermissions(), permissions)) return null;
  return (
    <ActionButton component={Link} to={`${route}?clientId=${record.clientId ?? record.id}`}>
      {t('clients.subscribe')}
    </ActionButton>
  );
}
