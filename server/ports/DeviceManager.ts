import type { DeviceTask, OnuDetails, OnuStatus } from '../../resources/devices/actions';

export type { DeviceTask, OnuDetails, OnuStatus } from '../../resources/devices/actions';

/**
 * The port to the system that manages the ONUs. `managementId` is a device's id there, from `resources/devices/devices.ts`. Every
 * method throws DeviceError.
 */
export interface DeviceManager {
  readonly name: string;
  status(managementId: string): Promise<OnuStatus>;
  details(managementId: string): Promise<OnuDetails>;
  reboot(managementId: string): Promise<DeviceTask>;
  /** At least one of the two is given. The password is sent to the ONU and nowhere else. */
  changeWifi(managementId: string, wifi: { ssid?: string; password?: string }): Promise<DeviceTask>;
  /** Switches the customer's internet service on or off, which activates and ends subscriptions. */
  setService(managementId: string, enabled: boolean): Promise<DeviceTask>;
}

/**
 * `unknown`: no such device. `fault`: the ONU refused. `unreachable`: no usable response from the device manager, so nothing may
 * be concluded.
 */
export class DeviceError extends Error {
  constructor(
    readonly kind: 'unknown' | 'fault' | 'unreachable',
    /** A sentence for staff, without secrets. */
    message: string,
  ) {
    super(message);
    this.name = 'DeviceError';
  }
}
