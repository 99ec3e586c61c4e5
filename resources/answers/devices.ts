import {
  boolean,
  decimal,
  type Held,
  integer,
  moment,
  nullable,
  object,
  oneOf,
  record,
  type Shape,
  text,
} from '../shapes';

const status = {
  managementId: text,
  online: boolean,
  /** When the ONU last reported; null where it never did. */
  lastInformAt: nullable(moment),
  /** Seconds since its last start, as of its last report. */
  uptimeSeconds: nullable(integer),
  /** Received optical power in dBm, as of its last report. */
  opticalPowerDbm: nullable(decimal),
};

/** How an ONU is doing, as the device manager last heard. */
const onuStatus = object(status);
export type OnuStatus = Held<typeof onuStatus>;

/** What an ONU is and how it is set; never a Wi-Fi password. */
const onuDetails = object({
  ...status,
  manufacturer: nullable(text),
  model: nullable(text),
  serialNumber: nullable(text),
  softwareVersion: nullable(text),
  ipAddress: nullable(text),
  ssid: nullable(text),
  /** Devices on its Wi-Fi and LAN ports. */
  connectedDevices: nullable(integer),
  serviceEnabled: nullable(boolean),
});
export type OnuDetails = Held<typeof onuDetails>;

/** `done`: the ONU has done it. `queued`: it is offline or slow, and does it when it reports next. */
const deviceTask = object({ taskId: nullable(text), state: oneOf('done', 'queued') });
export type DeviceTask = Held<typeof deviceTask>;

/** An account with what staff look at first; null where there is none. */
const accountOverview = record('accounts', {
  also: {
    accountType: nullable(record('account-types')),
    /** Of several, the one that ends last. */
    activeSubscription: nullable(record('subscriptions')),
    device: nullable(record('devices')),
  },
});
export type AccountOverview = Held<typeof accountOverview>;

/** Answers of contract/calls/devices.ts. */
export const devicesAnswers = {
  readOnuStatus: object({ onuStatus }),
  readOnuDetails: object({ onuDetails }),
  rebootOnu: object({ deviceTask }),
  changeOnuWifi: object({ deviceTask }),
  readAccountOverview: object({ account: accountOverview }),
} satisfies Record<string, Shape>;
