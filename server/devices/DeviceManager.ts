/** How an ONU is doing, as the device manager last heard. */
export interface OnuStatus {
  managementId: string;
  online: boolean;
  /** When the ONU last reported, ISO 8601 UTC; null where it never did. */
  lastInformAt: string | null;
  /** Seconds since its last start, as of its last report. */
  uptimeSeconds: number | null;
  /** Received optical power in dBm, as of its last report. */
  opticalPowerDbm: number | null;
}

/** What an ONU is and how it is set; never a Wi-Fi password. */
export interface OnuDetails extends OnuStatus {
  manufacturer: string | null;
  model: string | null;
  serialNumber: string | null;
  softwareVersion: string | null;
  ipAddress: string | null;
  ssid: string | null;
  /** Devices on its Wi-Fi and LAN ports. */
  connectedDevices: number | null;
  serviceEnabled: boolean | null;
}

/** `done`: the ONU has done it. `queued`: it is offline or slow, and does it when it reports next. */
export interface DeviceTask {
  taskId: string | null;
  state: 'done' | 'queued';
}

/** The port to whatever manages the ONUs. `managementId` is a device's as `resources/devices.ts` keeps it. Every method throws DeviceError. */
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
