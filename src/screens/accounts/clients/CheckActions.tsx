import { Link } from 'react-router-dom';
import { isPermitted } from '../../../../contract/access/permissions';
import { OFFICE_PAGES } from '../../../../contract/pages/officePages';
import type { DetailsPartProps } from '../../../crud/slots';
import { useWording } from '../../../i18n/useWording';
import { usePermissions } from '../../../session/access';
import { ActionButton } from '../../../ui/buttons/ActionButton';

const { route, permissions } = OFFICE_PAGES.newClient;

/** The next step after a coverage check: a new client or lead at that place. */
export function CheckActions({ record }: DetailsPartProps) {
  const { t } = useWording();
  if (!isPermitted(usePermissions(), permissions)) return null;
  return (
    <ActionButton component={Link} to={`${route}?coverageCheckId=${record.id}`}>
      {t('clients.newClientHere')}
    </ActionButton>
  );
}
