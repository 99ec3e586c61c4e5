import { type ConnectionName, type ConnectionUse, connectionSettings } from '../../../resources/settings/connections';
import type { Config } from '../../config/config';
import { isSetUp } from './isSetUp';

/** Says whether mock-server/createStandIns.ts stands in for a connection that is not set up. */
const HAS_STAND_IN: Record<ConnectionName, (config: Config) => boolean> = {
  payments: ({ production }) => !production,
  sms: ({ production, messages }) => !production && messages !== null,
  mail: ({ production, messages }) => !production && messages !== null,
  devices: ({ devices }) => devices !== null,
  singleSignOn: () => false,
  backups: () => false,
};

/** Returns what a connection uses now. `saved` are the names of the settings that are stored in the database. */
export function usedBy(name: ConnectionName, config: Config, saved: readonly string[]): ConnectionUse {
  if (isSetUp(name, config))
    return connectionSettings(name).some((setting) => saved.includes(setting)) ? 'SAVED' : 'ENVIRONMENT';
  return HAS_STAND_IN[name](config) ? 'STAND_IN' : 'NONE';
}

/** Returns what tax invoices use now. */
export const taxInvoicesUse = ({ efris }: Config): ConnectionUse =>
  efris ? (efris.access ? 'ENVIRONMENT' : 'STAND_IN') : 'NONE';
