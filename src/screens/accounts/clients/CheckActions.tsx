import { Link } from 'react-router-dom';
import { OFFICE_PAGES } from '../../../../contract/pages/officePages';
import type { DetailsPartProps } from '../../../crud/slots';
import { useWording } from '../../../i18n/useWording';
import { useCan } from '../../../session/useCan';
import { ActionButton } from '../../../ui/buttons/ActionButton';

const { route, permissions } = OFFICE_PAGES.newClient;

/** The next step after a coverage check: a new client or lead at that place. */
export function CheckActions({ record }: DetailsPartProps) {
  const { t } = useWording();
  if (!useCan()(permissions)) return null;
  return (
    <ActionButton component={Link} to={`${route}?coverageCheckId=${record.id}`}>
      {t('clients.newClientHere')}
    </ActionButton>
  );
}
