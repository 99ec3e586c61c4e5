import type { Logger } from 'pino';
import type { DeviceManager } from './devices/DeviceManager';
import type { PaymentProvider } from './payments/PaymentProvider';
import type { Config } from './settings/config';
import type { LiveSettings } from './settings/liveSettings';
import type { Store } from './store/Store';

/** The dependencies of routes, workflows and jobs. Tests supply their own. */
export interface Deps {
  store: Store;
  provider: PaymentProvider;
  devices: DeviceManager;
  config: Config;
  /** The source of the settings, which also provides `config`. */
  settings: LiveSettings;
  log: Logger;
  /** Returns the current time. */
  now(): Date;
}
