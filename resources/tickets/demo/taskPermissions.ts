import { TASK_PERMISSIONS } from '../../../contract/access/taskPermissions';
import { declareDemo } from '../../language/demo/declareDemo';
import { taskPermissions } from '../taskPermissions';

export const taskPermissionsDemo = declareDemo(taskPermissions, {
  rows: TASK_PERMISSIONS.map((name) => ({ name })),
});
