import { Navigate } from 'react-router-dom';
import { OFFICE_PAGES } from '../../../contract/officePages';

/** A new role has a page of its own. */
export const CreateRole = () => <Navigate to={OFFICE_PAGES.addRole.route} replace />;
