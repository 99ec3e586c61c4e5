import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useWording } from '../../i18n/useWording';
import { Icon } from '../../icons/Icon';
import { roleAddress } from './useRoleSaved';

/** From the list of roles to all of them side by side. */
export function MatrixLink() {
  const { t } = useWording();
  return (
    <Button component={Link} to={roleAddress()} variant="outlined" startIcon={<Icon name="table-2" />}>
      {t('roles.matrix')}
    </Button>
  );
}
