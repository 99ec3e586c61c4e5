import { memoizeBySettings } from '../base/memoizeBySettings';
import { DeviceError, type DeviceManager } from '../ports/DeviceManager';
import { createGenieAcs } from './genieacs/createGenieAcs';
import type { NbiAccess } from './genieacs/transport';

const TIMEOUT = 20_000;
const ONLINE_WITHIN = 5_000;

/** Returns a device manager that uses the current settings for each call. Null settings: devices are off. */
export function deviceManagerAt(access: () => NbiAccess | null): DeviceManager {
  const now = memoizeBySettings(access, (set) => (set ? managerAt(set) : withoutDevices()));
  return {
    get name() {
      return now().name;
    },
    findBySerial: (notations) => now().findBySerial(notations),
    status: (id) => now().status(id),
    details: (id) => now().details(id),
    reboot: (id) => now().reboot(id),
    changeWifi: (id, wifi) => now().changeWifi(id, wifi),
    setService: (id, enabled, orderedAt) => now().setService(id, enabled, orderedAt),
  };
}

function managerAt(access: NbiAccess): DeviceManager {
  return createGenieAcs({
    ...access,
    fetch,
    timeoutMs: TIMEOUT,
    onlineWithinMs: ONLINE_WITHIN,
    now: () => new Date(),
  });
}

/** Returns a manager that answers every call with the error that devices are off, so that tasks wait. */
function withoutDevices(): DeviceManager {
  const off = () =>
    Promise.reject(new DeviceError('unreachable', 'Devices are off here: no device manager is set up.'));
  return { name: 'none', findBySerial: off, status: off, details: off, reboot: off, changeWifi: off, setService: off };
}
