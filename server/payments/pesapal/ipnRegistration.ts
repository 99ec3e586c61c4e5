import { singleFlight } from '../../promises';
import { readPesapalAnswer } from './refusal';
import type { Transport } from './transport';
import { type IpnRegistration, ipnAnswer, ipnListAnswer } from './wireAnswers';

export interface IpnAddress {
  url: string;
  method: 'GET' | 'POST';
}

/**
 * Returns whether a registered address is ours. An entry without a method counts, because the listing may omit it (D) and our
 * address accepts both.
 */
function isOurs(ipn: IpnRegistration, address: IpnAddress): boolean {
  return ipn.active && ipn.url === address.url && (ipn.method === null || ipn.method === address.method);
}

/**
 * Finds our address among the registered ones, or registers it. This happens once for all callers, and the result is remembered.
 */
export function createIpnRegistration(call: Transport, address: IpnAddress) {
  let known: IpnRegistration | null = null;
  const register = async () => {
    const body = { url: address.url, ipn_notification_type: address.method };
    return readPesapalAnswer(await call({ method: 'POST', path: '/api/URLSetup/RegisterIPN', body }), ipnAnswer);
  };
  const find = singleFlight(async () => {
    const listed = readPesapalAnswer(await call({ method: 'GET', path: '/api/URLSetup/GetIpnList' }), ipnListAnswer);
    known = listed.find((ipn) => isOurs(ipn, address)) ?? (await register());
    return known;
  });
  return {
    get: async () => known ?? find(),
    /** Forgets an id that the provider no longer knows; the next caller looks it up again. */
    forget(ipnId: string) {
      if (known?.ipnId === ipnId) known = null;
    },
  };
}
