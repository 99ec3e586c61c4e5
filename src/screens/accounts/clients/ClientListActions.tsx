import { Link } from 'react-router-dom';
import { isPermitted } from '../../../../contract/access/permissions';
import { OFFICE_PAGES } from '../../../../contract/pages/officePages';
import { useWording } from '../../../i18n/useWording';
import { usePermissions } from '../../../session/access';
import { ActionButton } from '../../../ui/buttons/ActionButton';

const { route, permissions } = OFFICE_PAGES.newLead;

/** A button for a new lead, next to New client. */
export function ClientListActions() {
  const { t } = useWording();
  if (!isPermitted(usePermissions(), permissions)) return null;
  return (
    <ActionButton component={Link} to={route}>
      {t('clients.newLead')}
    </ActionButton>
  );
}
