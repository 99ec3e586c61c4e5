import { Link } from 'react-router-dom';
import { isPermitted } from '../../../contract/access/permissions';
import { OFFICE_PAGES } from '../../../contract/pages/officePages';
import { useWording } from '../../i18n/useWording';
import { usePermissions } from '../../session/access';
import { ActionButton } from '../../ui/buttons/ActionButton';

const { route, permissions } = OFFICE_PAGES.subscribeClient;

/** A button in the heading of the list of forms that starts an order for a client. */
export function NewOrder() {
  const { t } = useWording();
  if (!isPermitted(usePermissions(), permissions)) return null;
  return (
    <ActionButton variant="contained" icon="plus" component={Link} to={route}>
      {t('subscriptionForms.subscribeClient')}
    </ActionButton>
  );
}
