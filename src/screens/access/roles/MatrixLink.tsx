import { Link } from 'react-router-dom';
import { useWording } from '../../../i18n/useWording';
import { ActionButton } from '../../../ui/buttons/ActionButton';
import { roleAddress } from './useRoleSaved';

/** A link from the list of roles to the matrix of all roles. */
export function MatrixLink() {
  const { t } = useWording();
  return (
    <ActionButton component={Link} to={roleAddress()} icon="table-2">
      {t('roles.matrix')}
    </ActionButton>
  );
}
