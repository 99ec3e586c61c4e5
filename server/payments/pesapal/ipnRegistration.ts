import { shareWhileRunning } from '../../promises/shareWhileRunning';
import { readAnswer } from './refusal';
import type { Transport } from './transport';
import { type IpnRegistration, ipnAnswer, ipnListAnswer } from './wireAnswers';

export interface IpnAddress {
  url: string;
  method: 'GET' | 'POST';
}

/** A list entry without a method counts as ours: the listing may leave it out (D), and our address takes both. */
function isOurs(ipn: IpnRegistration, address: IpnAddress): boolean {
  return ipn.active && ipn.url === address.url && (ipn.method === null || ipn.method === address.method);
}

/** Finds our address among the registered ones, or registers it: once for all callers, then remembered. */
export function createIpnRegistration(call: Transport, address: IpnAddress) {
  let known: IpnRegistration | null = null;
  const register = async () => {
    const body = { url: address.url, ipn_notification_type: address.method };
    return readAnswer(await call({ method: 'POST', path: '/api/URLSetup/RegisterIPN', body }), ipnAnswer);
  };
  const find = shareWhileRunning(async () => {
    const listed = readAnswer(await call({ method: 'GET', path: '/api/URLSetup/GetIpnList' }), ipnListAnswer);
    known = listed.find((ipn) => isOurs(ipn, address)) ?? (await register());
    return known;
  });
  return {
    get: async () => known ?? find(),
    /** For when the provider no longer knows this id: the next caller looks again. */
    forget(ipnId: string) {
      if (known?.ipnId === ipnId) known = null;
    },
  };
}
