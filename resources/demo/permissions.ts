import { PERMISSIONS } from '../../contract/access/permissions';
import { areaOf, permissions } from '../permissions';
import { declareDemo } from './declareDemo';

export const permissionsDemo = declareDemo(permissions, {
  rows: PERMISSIONS.map((name) => ({ name, area: areaOf(name) })),
});
