import { memoizeBySettings } from '../base/memoizeBySettings';
import type { Config } from '../config/config';
import { notificationAddressOf } from '../config/ownAddresses';
import { NOT_SET_UP, type PaymentProvider, ProviderError } from '../ports/PaymentProvider';
import { createPesapalClient } from './pesapal/pesapalClient';

const TIMEOUT = 20_000;

/** The provider's address, and our credentials there. */
export type ProviderAccess = NonNullable<Config['pesapal']>;

/** Returns a payment provider that uses the current settings for each call. Null settings: no provider is set up. */
export function paymentProviderAt(access: () => ProviderAccess | null, publicUrl: string): PaymentProvider {
  const now = memoizeBySettings(access, (set) => (set ? providerAt(set, publicUrl) : withoutProvider()));
  return {
    get name() {
      return now().name;
    },
    get isSetUp() {
      return now().isSetUp;
    },
    notificationId: () => now().notificationId(),
    submitOrder: (order) => now().submitOrder(order),
    status: (trackingId) => now().status(trackingId),
    refund: (request) => now().refund(request),
  };
}

function withoutProvider(): PaymentProvider {
  const none = () => Promise.reject(new ProviderError('unreachable', 'not_set_up', NOT_SET_UP));
  return { name: 'none', isSetUp: false, notificationId: none, submitOrder: none, status: none, refund: none };
}

function providerAt(access: ProviderAccess, publicUrl: string): PaymentProvider {
  return createPesapalClient({
    ...access,
    ipnUrl: notificationAddressOf(publicUrl),
    ipnMethod: 'POST',
    fetch,
    now: () => new Date(),
    timeoutMs: TIMEOUT,
  });
}
