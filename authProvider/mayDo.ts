import { isPermitted } from '../contract/permissions';
import type { Access, AnyResource } from '../resources/defineResource';

/** react-admin's actions as the verbs of a declaration's access. */
const VERBS: Record<string, keyof Access> = {
  list: 'list',
  show: 'read',
  create: 'create',
  edit: 'update',
  delete: 'remove',
};

/** Whether somebody with these permissions may do something with a resource; what is not declared, nobody may. */
export function mayDo(
  resource: Pick<AnyResource, 'access'> | undefined,
  verb: keyof Access,
  held: readonly string[],
): boolean {
  const access = resource?.access;
  const needed = verb === 'read' ? (access?.read ?? access?.list) : access?.[verb];
  return needed !== undefined && isPermitted(held, needed);
}

export function verbOf(action: string): keyof Access | undefined {
  return VERBS[action];
}
