import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { isPermitted } from '../../../contract/access/permissions';
import { OFFICE_PAGES } from '../../../contract/pages/officePages';
import { useWording } from '../../i18n/useWording';
import { Icon } from '../../icons/Icon';
import { usePermissions } from '../../session/access';

/** From the lists of payments to what waits for a person. */
export function ExceptionsLink() {
  const { t } = useWording();
  const { route, permissions } = OFFICE_PAGES.paymentExceptions;
  if (!isPermitted(usePermissions(), permissions)) return null;
  return (
    <Button component={Link} to={route} variant="outlined" startIcon={<Icon name="triangle-alert" />}>
      {t('payments.exceptions')}
    </Button>
  );
}
