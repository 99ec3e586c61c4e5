import { PERMISSIONS } from '../../../contract/access/permissions';
import { declareDemo } from '../../language/demo/declareDemo';
import { areaOf, permissions } from '../permissions';

export const permissionsDemo = declareDemo(permissions, {
  rows: PERMISSIONS.map((name) => ({ name, area: areaOf(name) })),
});
