import type { accounts } from '../accounts';
import type { accountTypes } from '../accountTypes';
import type { RecordOf } from '../defineResource';
import type { devices } from '../devices';
import type { subscriptions } from '../subscriptions';

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

/** An account with what staff look at first; null where there is none. */
export interface AccountOverview extends RecordOf<typeof accounts> {
  accountType: RecordOf<typeof accountTypes> | null;
  /** Of several, the one that ends last. */
  activeSubscription: RecordOf<typeof subscriptions> | null;
  device: RecordOf<typeof devices> | null;
}

/** Answers of contract/calls/devices.ts. */
export interface DevicesAnswers {
  readOnuStatus: { onuStatus: OnuStatus };
  readOnuDetails: { onuDetails: OnuDetails };
  rebootOnu: { deviceTask: DeviceTask };
  changeOnuWifi: { deviceTask: DeviceTask };
  readAccountOverview: { account: AccountOverview };
}
