import { Link } from 'react-router-dom';
import { OFFICE_PAGES } from '../../../../contract/pages/officePages';
import { useWording } from '../../../i18n/useWording';
import { useCan } from '../../../session/useCan';
import { ActionButton } from '../../../ui/buttons/ActionButton';

const { route, permissions } = OFFICE_PAGES.newLead;

/** A button for a new lead, next to New client. */
export function ClientListActions() {
  const { t } = useWording();
  if (!useCan()(permissions)) return null;
  return (
    <ActionButton component={Link} to={route}>
      {t('clients.newLead')}
    </ActionButton>
  );
}
