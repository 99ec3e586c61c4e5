import { Outlet } from 'react-router-dom';
import type { Permission } from '../../contract/permissions';
import { NoPermission } from '../screens/NoPermission';
import { useHolds } from '../session/access';

/** Pages for whoever holds any one of the permissions. */
export function Permitted({ to }: { to: readonly Permission[] }) {
  return useHolds()(to) ? <Outlet /> : <NoPermission />;
}
