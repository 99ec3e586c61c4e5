import { Link } from 'react-router-dom';
import { isPermitted } from '../../../contract/access/permissions';
import { OFFICE_PAGES } from '../../../contract/pages/officePages';
import { useWording } from '../../i18n/useWording';
import { usePermissions } from '../../session/access';
import { ActionButton } from '../../ui/buttons/ActionButton';

/** A link from the lists of payments to the payment exceptions. */
export function ExceptionsLink() {
  const { t } = useWording();
  const { route, permissions } = OFFICE_PAGES.paymentExceptions;
  if (!isPermitted(usePermissions(), permissions)) return null;
  return (
    <ActionButton component={Link} to={route} icon="triangle-alert">
      {t('payments.exceptions')}
    </ActionButton>
  );
}
