import { PASSPHRASE_LENGTH, passphraseFault, ssidFault } from '../../contract/devices/wifi';
import { REPLACED_DEVICE_STATES } from '../../contract/statuses';
import { defineActions } from '../language/defineActions';
import { someOf } from '../language/inputRules';
import { longText, oneOf, reference, secret, text } from '../language/kinds';
import * as shape from '../language/shapes';

const status = {
  managementId: shape.text,
  online: shape.boolean,
  /** When the ONU last reported; null if it never did. */
  lastInformAt: shape.nullable(shape.moment),
  /** Seconds since its last start, as of its last report. */
  uptimeSeconds: shape.nullable(shape.integer),
  /** Received optical power in dBm, as of its last report. */
  opticalPowerDbm: shape.nullable(shape.decimal),
};

/** The state of an ONU, as last reported to the device manager. */
const onuStatus = shape.object(status);
export type OnuStatus = shape.Held<typeof onuStatus>;

/** The properties and settings of an ONU, but never a Wi-Fi password. */
const onuDetails = shape.object({
  ...status,
  manufacturer: shape.nullable(shape.text),
  model: shape.nullable(shape.text),
  serialNumber: shape.nullable(shape.text),
  softwareVersion: shape.nullable(shape.text),
  ipAddress: shape.nullable(shape.text),
  ssid: shape.nullable(shape.text),
  /** The number of devices on its Wi-Fi and LAN ports. */
  connectedDevices: shape.nullable(shape.integer),
  serviceEnabled: shape.nullable(shape.boolean),
});
export type OnuDetails = shape.Held<typeof onuDetails>;

/** `done`: the ONU has done it. `queued`: the ONU is offline or slow, and will do it at its next report. */
const deviceTask = shape.object({ taskId: shape.nullable(shape.text), state: shape.oneOf('done', 'queued') });
export type DeviceTask = shape.Held<typeof deviceTask>;

/** An account with the data that staff need first; null if there is none. */
const account = shape.record('accounts', {
  also: {
    accountType: shape.nullable(shape.record('account-types')),
    /** If there are several, the one that ends last. */
    activeSubscription: shape.nullable(shape.record('subscriptions')),
    device: shape.nullable(shape.record('devices')),
  },
});
export type AccountOverview = shape.Held<typeof account>;

const READING = { method: 'GET', base: 'portal', access: ['View Devices', 'View Accounts'] } as const;

/** Customers' ONUs, through the device manager; each is found by its account. */
export const deviceActions = defineActions(
  { name: 'Devices', description: 'Customers’ ONUs, through the device manager.' },
  {
    readOnuStatus: {
      ...READING,
      path: 'device-management/onu-status-by-account',
      query: { accountId: reference('accounts', { required: true }) },
      answer: shape.object({ onuStatus }),
      reads: 'onuStatus',
      summary: 'Is the customer’s ONU online, and how strong is its light?',
    },
    readOnuDetails: {
      ...READING,
      path: 'device-management/onu-details-by-account',
      query: { accountId: reference('accounts', { required: true }) },
      answer: shape.object({ onuDetails }),
      reads: 'onuDetails',
      summary: 'What the customer’s ONU is and how it is set',
    },
    rebootOnu: {
      method: 'POST',
      base: 'portal',
      path: 'device-management/reboot-onu-by-account/{accountId}',
      access: 'Reboot Devices',
      input: { reason: text({ maxLength: 200 }) },
      audit: { resource: 'devices', action: 'ACTION', reason: 'Asked the ONU to restart' },
      answer: shape.object({ deviceTask }),
      reads: 'deviceTask',
      summary: 'Restart the customer’s ONU, at once or when it reports next',
    },
    changeOnuWifi: {
      method: 'POST',
      base: 'portal',
      path: 'device-management/change-onu-ssid-and-password-by-account/{accountId}',
      access: 'Change Wi-Fi',
      input: {
        ssid: text({ label: 'Wi-Fi name', maxLength: 32, fault: ssidFault }),
        password: secret({
          label: 'New password',
          help: '8 to 63 characters. Leave blank to keep the current password.',
          ...PASSPHRASE_LENGTH,
          fault: passphraseFault,
        }),
      },
      rules: [someOf(['ssid', 'password'], 'Change the name, the password or both.')],
      audit: { resource: 'devices', action: 'ACTION', reason: 'Asked the ONU to change its Wi-Fi' },
      answer: shape.object({ deviceTask }),
      reads: 'deviceTask',
      summary: 'Give the customer’s Wi-Fi another name, another password, or both',
    },
    installDevice: {
      method: 'POST',
      base: 'v1',
      path: 'accounts/{id}/device',
      access: 'Update Devices',
      input: {
        serialNumber: text({ label: 'ONU serial number', required: true, maxLength: 40 }),
        model: text({ label: 'Model', maxLength: 60, help: 'For a device that is not in stock.' }),
        /** Missing for an account without a device. */
        replacedState: oneOf(REPLACED_DEVICE_STATES, { label: 'The removed device is' }),
        reason: longText({ label: 'Reason', maxLength: 200 }),
      },
      audit: { resource: 'devices', action: 'UPDATE' },
      answer: shape.object({ device: shape.record('devices') }),
      reads: 'device',
      summary: 'Install a device at an account, or replace the one that it has; the network then switches the line',
    },
    readAccountOverview: {
      ...READING,
      path: 'user/accounts/{id}',
      access: 'View Accounts',
      answer: shape.object({ account }),
      reads: 'account',
      summary: 'An account with its type, its active subscription and its device',
    },
  },
);
