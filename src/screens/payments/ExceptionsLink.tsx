import { Link } from 'react-router-dom';
import { OFFICE_PAGES } from '../../../contract/pages/officePages';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { ActionButton } from '../../ui/buttons/ActionButton';

/** A link from the lists of payments to the payment exceptions. */
export function ExceptionsLink() {
  const { t } = useWording();
  const { route, permissions } = OFFICE_PAGES.paymentExceptions;
  if (!useCan()(permissions)) return null;
  return (
    <ActionButton component={Link} to={route} icon="triangle-alert">
      {t('payments.exceptions')}
    </ActionButton>
  );
}
