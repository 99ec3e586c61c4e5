import { TASK_PERMISSIONS } from '../../contract/access/taskPermissions';
import { taskPermissions } from '../taskPermissions';
import { declareDemo } from './declareDemo';

export const taskPermissionsDemo = declareDemo(taskPermissions, {
  rows: TASK_PERMISSIONS.map((name) => ({ name })),
});
