import type { Logger } from 'pino';
import type { Config } from './config/config';
import type { LiveSettings } from './config/liveSettings';
import type { DeviceManager } from './ports/DeviceManager';
import type { PaymentProvider } from './ports/PaymentProvider';
import type { Store } from './store/Store';

/** What routes, workflows and jobs work with; tests give their own. */
export interface Deps {
  store: Store;
  provider: PaymentProvider;
  devices: DeviceManager;
  config: Config;
  /** Where the settings come from; `config` is theirs. */
  settings: LiveSettings;
  log: Logger;
  /** The clock. */
  now(): Date;
}
