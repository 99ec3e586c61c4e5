import type { ImportKind } from '../../contract/imports/imports';
import { openCustomers } from './customers/openCustomers';
import type { OpenImporter } from './Import';
import { openStaff } from './staff/openStaff';
import { openTickets } from './tickets/openTickets';

const IMPORTERS: Readonly<Record<ImportKind, OpenImporter>> = {
  CUSTOMERS: openCustomers,
  TICKETS: openTickets,
  STAFF: openStaff,
};

/** Opens the importer for an import's kind. */
export const openImporter: OpenImporter = (tx, manner, now) => IMPORTERS[manner.kind](tx, manner, now);
