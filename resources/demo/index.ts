import { accountTypesDemo } from './accountTypes';
import { bonusRulesDemo } from './bonusRules';
import { buildingTypesDemo } from './buildingTypes';
import { businessSalesAgentsDemo } from './businessSalesAgents';
import { businessSalesAgentTypesDemo } from './businessSalesAgentTypes';
import { coverageAreasDemo } from './coverageAreas';
import { coveragePlacesDemo } from './coveragePlaces';
import type { DeclaredDemo } from './declareDemo';
import { permissionsDemo } from './permissions';
import { productsDemo } from './products';
import { rolesDemo } from './roles';
import { savedRepliesDemo } from './savedReplies';
import { staffDemo } from './staff';
import { staffTypesDemo } from './staffTypes';
import { statementSourcesDemo } from './statementSources';
import { taskPermissionsDemo } from './taskPermissions';
import { taskRolesDemo } from './taskRoles';
import { usersDemo } from './users';

/**
 * The catalogue of the demo: what a provider has before anything happens. The rest comes of a simulation (server/demo), which finds
 * it here. Read by the server's seeding alone, never by a browser.
 */
export const DEMO_DATA: readonly DeclaredDemo[] = [
  accountTypesDemo,
  bonusRulesDemo,
  buildingTypesDemo,
  businessSalesAgentTypesDemo,
  businessSalesAgentsDemo,
  coverageAreasDemo,
  coveragePlacesDemo,
  permissionsDemo,
  productsDemo,
  rolesDemo,
  savedRepliesDemo,
  staffDemo,
  staffTypesDemo,
  statementSourcesDemo,
  taskPermissionsDemo,
  taskRolesDemo,
  usersDemo,
];
