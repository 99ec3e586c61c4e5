import type { Logger } from 'pino';
import type { DeviceManager } from './devices/DeviceManager';
import type { PaymentProvider } from './payments/PaymentProvider';
import type { Config } from './settings/config';
import type { LiveSettings } from './settings/liveSettings';
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
