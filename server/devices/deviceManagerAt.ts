import { DeviceError, type DeviceManager } from './DeviceManager';

/** The device manager of the settings. */
export function deviceManagerAt(): DeviceManager {
  const unreachable = () => Promise.reject(new DeviceError('unreachable', 'No device manager is set up.'));
  const methods = { status: unreachable, details: unreachable, reboot: unreachable };
  return { name: 'none', ...methods, changeWifi: unreachable, setService: unreachable };
}
