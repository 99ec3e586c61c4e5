import type { ConnectionName } from '../../../resources/settings/connections';
import type { Config } from '../../config/config';

const IS_SET_UP: Record<ConnectionName, (config: Config) => boolean> = {
  payments: ({ pesapal }) => pesapal !== null,
  sms: ({ messages }) => Boolean(messages?.sms),
  mail: ({ messages }) => Boolean(messages?.email),
  devices: ({ devices }) => Boolean(devices?.genieAcs),
  singleSignOn: ({ singleSignOn }) => singleSignOn !== null,
  backups: ({ backups }) => backups !== null,
};

/** Returns whether the current settings give a connection an address. A stand-in does not count. */
export const isSetUp = (name: ConnectionName, config: Config): boolean => IS_SET_UP[name](config);
