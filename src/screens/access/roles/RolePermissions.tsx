import type { DeclaredScreen } from '../../../crud/declarations';
import { useChosenId } from '../../../crud/useChosenId';
import { RoleDetails } from './RoleDetails';
import { RoleMatrix } from './RoleMatrix';

/** The chosen role, or without one the matrix of all roles and permissions. */
export function RolePermissions({ screen }: DeclaredScreen) {
  const id = useChosenId();
  return id ? <RoleDetails id={id} list={screen.list} /> : <RoleMatrix />;
}
