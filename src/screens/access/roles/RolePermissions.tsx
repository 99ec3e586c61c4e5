import type { DeclaredScreen } from '../../../crud/declarations';
import { useIdParam } from '../../../crud/useIdParam';
import { RoleDetails } from './RoleDetails';
import { RoleMatrix } from './RoleMatrix';

/** The chosen role, or without one the matrix of all roles and permissions. */
export function RolePermissions({ screen }: DeclaredScreen) {
  const id = useIdParam();
  return id ? <RoleDetails id={id} list={screen.list} /> : <RoleMatrix />;
}
