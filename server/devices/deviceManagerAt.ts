import { following } from '../base/following';
import { DeviceError, type DeviceManager } from '../ports/DeviceManager';
import { createGenieAcs } from './genieacs/createGenieAcs';
import type { NbiAccess } from './genieacs/transport';

const TIMEOUT = 20_000;
const ONLINE_WITHIN = 5_000;

/** The device manager of the settings as they are at each call; null: devices are off. */
export function deviceManagerAt(access: () => NbiAccess | null): DeviceManager {
  const now = following(access, (set) => (set ? managerAt(set) : withoutDevices()));
  return {
    get name() {
      return now().name;
    },
    status: (id) => now().status(id),
    details: (id) => now().details(id),
    reboot: (id) => now().reboot(id),
    changeWifi: (id, wifi) => now().changeWifi(id, wifi),
    setService: (id, enabled) => now().setService(id, enabled),
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

/** Answers every call that devices are off, so that whatever is to be done with one waits. */
function withoutDevices(): DeviceManager {
  const off = () =>
    Promise.reject(new DeviceError('unreachable', 'Devices are off here: no device manager is set up.'));
  return { name: 'none', status: off, details: off, reboot: off, changeWifi: off, setService: off };
}
