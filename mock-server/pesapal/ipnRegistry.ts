import type { RegisteredIpn } from './state';

/** The registered notification addresses, numbered from 1; registering an address again adds another one (I). */
export function createIpnRegistry(ipns: RegisteredIpn[], now: () => Date, newId: () => string, save: () => void) {
  return {
    all: (): readonly RegisteredIpn[] => ipns,
    find: (ipnId: string) => ipns.find((ipn) => ipn.ipnId.toLowerCase() === ipnId.toLowerCase()) ?? null,
    register(url: string, method: 'GET' | 'POST') {
      const ipn = { id: ipns.length + 1, ipnId: newId(), url, method, createdAt: now().toISOString() };
      ipns.push(ipn);
      save();
      return ipn;
    },
  };
}

export type IpnRegistry = ReturnType<typeof createIpnRegistry>;

/** Returns the registration as in RegisterIPN and GetIpnList, with the provider's misspelling (R). */
export const ipnOnTheWire = (ipn: RegisteredIpn) => ({
  id: ipn.id,
  url: ipn.url,
  created_date: ipn.createdAt,
  ipn_id: ipn.ipnId,
  notification_type: ipn.method === 'GET' ? 0 : 1,
  ipn_notification_type_description: ipn.method,
  ipn_status: 1,
  ipn_status_decription: 'Active',
  error: null,
  status: '200',
});
