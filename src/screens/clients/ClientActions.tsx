import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { OFFICE_PAGES } from '../../../contract/officePages';
import { isPermitted } from '../../../contract/permissions';
import type { DetailsPartProps } from '../../crud/slots';
import { useHeld } from '../../session/access';

const { route, permissions } = OFFICE_PAGES.subscribeClient;

/** What may be done with a client, or with whoever a form is about: an order. */
export function ClientActions({ record }: DetailsPartProps) {
  if (!isPermitted(useHeld(), permissions)) return null;
  return (
    <Button variant="outlined" component={Link} to={`${route}?clientId=${record.clientId ?? record.id}`}>
      Subscribe
    </Button>
  );
}
