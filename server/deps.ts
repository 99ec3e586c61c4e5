import type { Logger } from 'pino';
import type { Config } from './config/config';
import type { LiveSettings } from './config/liveSettings';
import type { DeviceManager } from './ports/DeviceManager';
import type { NetworkAccess } from './ports/NetworkAccess';
import type { PaymentProvider } from './ports/PaymentProvider';
import type { Store } from './store/Store';

/** The dependencies of routes, workflows and jobs. Tests supply their own. */
export interface Deps {
  store: Store;
  provider: PaymentProvider;
  devices: DeviceManager;
  network: NetworkAccess;
  config: Config;
  /** The source of the settings, which also provides `config`. */
  settings: LiveSettings;
  log: Logger;
  /** Returns the current time. */
  now(): Date;
}
