import { notificationAddressOf } from '../http/ownAddresses';
import type { Config } from '../settings/config';
import type { PaymentProvider } from './PaymentProvider';
import { createPesapalClient } from './pesapal/pesapalClient';

const TIMEOUT = 20_000;

/** Where a provider is reached and how one proves to be its customer. */
export type ProviderAccess = NonNullable<Config['pesapal']>;

/** The payment provider of the settings. */
export function paymentProviderAt(access: ProviderAccess, publicUrl: string): PaymentProvider {
  return createPesapalClient({
    ...access,
    ipnUrl: notificationAddressOf(publicUrl),
    ipnMethod: 'POST',
    fetch,
    now: () => new Date(),
    timeoutMs: TIMEOUT,
  });
}
