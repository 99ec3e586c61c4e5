import type { devicesCalls } from '../../contract/calls/devices';
import type { Deps } from '../deps';
import type { Handlers } from './Handlers';

/** ONUs at customers’ places, through the device manager. */
export function devicesHandlers(_deps: Deps): Pick<Handlers, keyof typeof devicesCalls> {
  return {};
}
