import { PROVIDER_NAME } from '../payments/pesapal/pesapalClient';
import type { DeviceManager } from '../ports/DeviceManager';
import { DeviceError } from '../ports/DeviceManager';
import { type PaymentProvider, ProviderError } from '../ports/PaymentProvider';
import type { ProviderStatus } from '../rules/ProviderStatus';
import type { Chance } from './Chance';

/** The payment provider of the simulation: what becomes of an order is said beforehand. */
export interface DemoProvider extends PaymentProvider {
  /** From now on, the provider says so of the order with this tracking id. */
  say(trackingId: string, status: Partial<ProviderStatus>): void;
  /** Whether it can be reached at all. */
  reachable: boolean;
}

const METHODS = { MTN_UGANDA: 'MTNUG', AIRTEL_UGANDA: 'AIRTELUG', PESAPAL: 'Visa' } as const;
/** The provider's name of a carrier. */
export const methodOf = (carrier: keyof typeof METHODS | null) => METHODS[carrier ?? 'MTN_UGANDA'];

/** Its tracking ids are drawn from `chance`, as are its confirmation codes. */
export function createDemoProvider(chance: Chance): DemoProvider {
  const orders = new Map<string, ProviderStatus>();
  const hex = (length: number) => Array.from({ length }, () => chance.integer(0, 15).toString(16)).join('');
  const provider: DemoProvider = {
    name: PROVIDER_NAME,
    isSetUp: true,
    reachable: true,
    notificationId: async () => 'demo',
    async submitOrder({ id, amount, currency }) {
      if (!provider.reachable) throw new ProviderError('unreachable', 'demo', 'The provider was not reached.');
      const trackingId = `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`;
      orders.set(trackingId, {
        ...{ outcome: 'PENDING', trackingId, merchantReference: id, amount, currency },
        ...{ confirmationCode: null, paymentMethod: null, paymentAccount: null, message: null },
      });
      return { trackingId, merchantReference: id, redirectUrl: `https://pay.example/${trackingId}` };
    },
    async status(trackingId) {
      const known = orders.get(trackingId);
      if (!known) throw new ProviderError('refused', 'unknown', 'There is no such order.');
      return known;
    },
    refund: async () => ({ message: 'Refund request accepted' }),
    say(trackingId, status) {
      const known = orders.get(trackingId);
      if (!known) return;
      const isPaid = status.outcome === 'COMPLETED' && !known.confirmationCode;
      const confirmationCode = isPaid ? `T${chance.integer(100_000_000, 999_999_999)}K` : known.confirmationCode;
      orders.set(trackingId, { ...known, confirmationCode, ...status });
    },
  };
  return provider;
}

/** The device manager of the simulation: ONUs do what they are told, unless they cannot be reached. */
export function createDemoDevices(isSilent: (managementId: string) => boolean): DeviceManager {
  const never = () => Promise.reject(new Error('The simulation asks no ONU for this.'));
  return {
    name: 'demo',
    ...{ status: never, details: never, reboot: never, changeWifi: never },
    async setService(managementId) {
      if (isSilent(managementId)) throw new DeviceError('fault', 'The ONU did not answer.');
      return { taskId: null, state: 'done' };
    },
  };
}
