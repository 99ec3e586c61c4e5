import type { DeviceTask, OnuDetails, OnuStatus } from '../../resources/devices/actions';

export type { DeviceTask, OnuDetails, OnuStatus } from '../../resources/devices/actions';

/**
 * The port to the system that manages the ONUs. `managementId` is a device's id there, from `resources/devices/devices.ts`. Every
 * method throws DeviceError.
 */
export interface DeviceManager {
  readonly name: string;
  /** Returns the management IDs of the devices whose serial number is one of these notations; usually one or none. */
  findBySerial(notations: readonly string[]): Promise<string[]>;
  status(managementId: string): Promise<OnuStatus>;
  details(managementId: string): Promise<OnuDetails>;
  reboot(managementId: string): Promise<DeviceTask>;
  /** At least one of the two is given. The password is sent to the ONU and nowhere else. */
  changeWifi(managementId: string, wifi: { ssid?: string; password?: string }): Promise<DeviceTask>;
  /**
   * Switches the customer's internet connection on or off, which activates and ends subscriptions. A task that waits to switch it
   * is replaced. It is done if the ONU says so now, or has reported the wanted state since `orderedAt`.
   */
  setService(managementId: string, enabled: boolean, orderedAt?: Date): Promise<ServiceTask>;
}

/** `lastInformAt`: when the ONU last reported; null if it never did, undefined if the device manager did not say. */
type ServiceTask = DeviceTask & { lastInformAt?: string | null };

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
