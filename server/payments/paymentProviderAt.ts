import { calls } from '../../contract/calls';
import { API_BASES } from '../../contract/constants';
import type { Config } from '../config';
import type { PaymentProvider } from './PaymentProvider';
import { createPesapalClient } from './pesapal/pesapalClient';

const TIMEOUT = 20_000;

/** Where a provider is reached and how one proves to be its customer. */
export type ProviderAccess = NonNullable<Config['pesapal']>;

/** The payment provider of the settings. */
export function paymentProviderAt(access: ProviderAccess, publicUrl: string): PaymentProvider {
  const ipnUrl = `${publicUrl}${API_BASES.v1}/${calls.receiveIpnByPost.path}`;
  return createPesapalClient({
    ...access,
    ipnUrl,
    ipnMethod: 'POST',
    fetch,
    now: () => new Date(),
    timeoutMs: TIMEOUT,
  });
}
