import { permissionsDemo, rolesDemo } from '../access/demo/roles';
import { staffDemo, staffTypesDemo } from '../access/demo/staff';
import { usersDemo } from '../access/demo/users';
import { accountTypesDemo } from '../accounts/demo';
import { businessSalesAgentsDemo, businessSalesAgentTypesDemo } from '../agents/demo';
import { coverageAreasDemo, coveragePlacesDemo } from '../coverage/demo';
import type { DeclaredDemo } from '../language/demo/declareDemo';
import { networkAccessServersDemo } from '../network/demo';
import { buildingTypesDemo } from '../orders/demo';
import { statementSourcesDemo } from '../statements/demo';
import { bonusRulesDemo } from '../subscriptions/demo/bonusRules';
import { priceChangesDemo } from '../subscriptions/demo/priceChanges';
import { productsDemo } from '../subscriptions/demo/products';
import { savedRepliesDemo } from '../tickets/demo/savedReplies';
import { taskPermissionsDemo, taskRolesDemo } from '../tickets/demo/taskRoles';

/**
 * The demo catalogue: what a provider has before anything happens. The rest comes from a simulation (server/demo), which uses it.
 * Only the server's seeding reads it, never a browser.
 */
export const DEMO_DATA: readonly DeclaredDemo[] = [
  accountTypesDemo,
  bonusRulesDemo,
  buildingTypesDemo,
  businessSalesAgentTypesDemo,
  businessSalesAgentsDemo,
  coverageAreasDemo,
  coveragePlacesDemo,
  networkAccessServersDemo,
  permissionsDemo,
  priceChangesDemo,
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
