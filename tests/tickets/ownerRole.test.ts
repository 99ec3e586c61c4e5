import { expect, it } from 'vitest';
import { OWNER_ROLE, TASK_PERMISSIONS } from '../../contract/access/taskPermissions';
import { taskRoles } from '../../resources/tickets/taskRoles';
import { prepareStore } from '../../server/prepare';
import { ensureFoundations } from '../../server/store/foundations';
import { openMigratedDatabase } from '../databases';
import { START } from '../start';

it('without demo data, the owner role of tickets exists and regains all permissions after a restart', async () => {
  const store = await prepareStore(await openMigratedDatabase(), false, START);
  const [owner, ...others] = await store.find(taskRoles);
  expect(others).toEqual([]);
  expect(owner).toMatchObject({ name: OWNER_ROLE, permissions: TASK_PERMISSIONS });
  await store.update(taskRoles, owner?.id ?? '', { permissions: ['Comment'] });
  await store.transaction((tx) => ensureFoundations(tx, START));
  expect(await store.find(taskRoles)).toMatchObject([{ name: OWNER_ROLE, permissions: TASK_PERMISSIONS }]);
  await store.close();
});
