import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { OFFICE_PAGES } from '../../../contract/officePages';
import { isPermitted } from '../../../contract/permissions';
import { useHeld } from '../../session/access';

const { route, permissions } = OFFICE_PAGES.newLead;

/** Beside New client: somebody who may order later. */
export function ClientListActions() {
  if (!isPermitted(useHeld(), permissions)) return null;
  return (
    <Button variant="outlined" component={Link} to={route}>
      New lead
    </Button>
  );
}
