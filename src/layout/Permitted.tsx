import { Outlet } from 'react-router-dom';
import { isPermitted, type Permission } from '../../contract/permissions';
import { NoPermission } from '../screens/NoPermission';
import { useHeld } from '../session/access';

/** Pages for whoever holds any one of the permissions. */
export function Permitted({ to }: { to: readonly Permission[] }) {
  return isPermitted(useHeld(), to) ? <Outlet /> : <NoPermission />;
}
