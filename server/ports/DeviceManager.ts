import type { DeviceTask, OnuDetails, OnuStatus } from '../../resources/devices/actions';

export type { DeviceTask, OnuDetails, OnuStatus } from '../../resources/devices/actions';

/** The port to whatever manages the ONUs. `managementId` is a device's as `resources/devices/devices.ts` keeps it. Every method throws DeviceError. */
export interface DeviceManager {
  readonly name: string;
  status(managementId: string): Promise<OnuStatus>;
  details(managementId: string): Promise<OnuDetails>;
  reboot(managementId: string): Promise<DeviceTask>;
  /** At least one of the two; the password goes to the ONU and nowhere else. */
  changeWifi(managementId: string, wifi: { ssid?: string; password?: string }): Promise<DeviceTask>;
  /** Switches the customer's internet service on or off; what subscriptions are activated and ended by. */
  setService(managementId: string, enabled: boolean): Promise<DeviceTask>;
}

/** `unknown`: no such device. `fault`: the ONU refused. `unreachable`: no usable answer from the device manager; nothing may be concluded. */
export class DeviceError extends Error {
  constructor(
    readonly kind: 'unknown' | 'fault' | 'unreachable',
    /** A sentence for staff, without anything secret. */
    message: string,
  ) {
    super(message);
    this.name = 'DeviceError';
  }
}
