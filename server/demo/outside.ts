import { PROVIDER_NAME } from '../payments/pesapal/pesapalClient';
import type { DeviceManager } from '../ports/DeviceManager';
import { DeviceError } from '../ports/DeviceManager';
import { type PaymentProvider, ProviderError } from '../ports/PaymentProvider';
import type { ProviderStatus } from '../rules/ProviderStatus';
import type { Chance } from './Chance';

/** The simulation's payment provider, whose results for orders are set in advance. */
export interface DemoProvider extends PaymentProvider {
  /** Sets the provider's status of the order with this tracking id. */
  say(trackingId: string, status: Partial<ProviderStatus>): void;
  /** False while it cannot be reached. */
  reachable: boolean;
}

const METHODS = { MTN_UGANDA: 'MTNUG', AIRTEL_UGANDA: 'AIRTELUG', PESAPAL: 'Visa' } as const;
/** Returns the provider's name of a carrier. */
export const methodOf = (carrier: keyof typeof METHODS | null) => METHODS[carrier ?? 'MTN_UGANDA'];

/** Creates the provider. Its tracking ids and confirmation codes are drawn from `chance`. */
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

/** Creates the simulation's device manager. ONUs do as they are told, unless they cannot be reached. */
export function createDemoDevices(isSilent: (managementId: string) => boolean): DeviceManager {
  const never = () => Promise.reject(new Error('The simulation asks no ONU for this.'));
  return {
    name: 'demo',
    ...{ findBySerial: never, status: never, details: never, reboot: never, changeWifi: never },
    async setService(managementId) {
      if (isSilent(managementId)) throw new DeviceError('fault', 'The ONU did not answer.');
      return { taskId: null, state: 'done', lastInformAt: null };
    },
  };
}
