import type { Call } from './Call';

const READERS = ['View Devices', 'View Accounts'] as const;

/** ONUs at customers’ places, through the device manager, each found by the account it is installed for. */
export const devicesCalls = {
  readOnuStatus: {
    method: 'GET',
    base: 'portal',
    path: 'device-management/onu-status-by-account',
    access: READERS,
    reads: 'onuStatus',
    summary: 'Is the customer’s ONU online, and how strong is its light?',
    query: ['accountId'],
  },
  readOnuDetails: {
    method: 'GET',
    base: 'portal',
    path: 'device-management/onu-details-by-account',
    access: READERS,
    reads: 'onuDetails',
    summary: 'What the customer’s ONU is and how it is set',
    query: ['accountId'],
  },
  rebootOnu: {
    method: 'POST',
    base: 'portal',
    path: 'device-management/reboot-onu-by-account/{accountId}',
    access: 'Reboot Devices',
    reads: 'deviceTask',
    summary: 'Restart the customer’s ONU, at once or when it reports next',
  },
  changeOnuWifi: {
    method: 'POST',
    base: 'portal',
    path: 'device-management/change-onu-ssid-and-password-by-account/{accountId}',
    access: 'Change Wi-Fi',
    reads: 'deviceTask',
    summary: 'Give the customer’s Wi-Fi another name, another password, or both',
  },
  readAccountOverview: {
    method: 'GET',
    base: 'portal',
    path: 'user/accounts/{id}',
    access: 'View Accounts',
    reads: 'account',
    summary: 'An account with its type, its active subscription and its device',
  },
} as const satisfies Record<string, Call>;
