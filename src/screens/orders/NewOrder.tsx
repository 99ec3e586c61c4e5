import { Link } from 'react-router-dom';
import { OFFICE_PAGES } from '../../../contract/pages/officePages';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { ActionButton } from '../../ui/buttons/ActionButton';

const { route, permissions } = OFFICE_PAGES.subscribeClient;

/** A button in the heading of the list of forms that starts an order for a client. */
export function NewOrder() {
  const { t } = useWording();
  if (!useCan()(permissions)) return null;
  return (
    <ActionButton variant="contained" icon="plus" component={Link} to={route}>
      {t('subscriptionForms.subscribeClient')}
    </ActionButton>
  );
}
