import { DeviceError, type DeviceManager } from '../ports/DeviceManager';
import { type NetworkAccess, NetworkAccessError, type Subscriber } from '../ports/NetworkAccess';
import type { Store } from '../store/Store';
import { findInstalledDevice } from './installedDevice';

const OFFLINE = 'The ONU is offline: it is switched on when it reports, and then asked again.';
const NO_DEVICE = 'No device is installed for this account.';

/** Creates the network access that switches the internet service of each account's ONU. */
export function onuNetworkAccess(store: Store, devices: DeviceManager): NetworkAccess {
  const findManagementId = async ({ accountId }: Subscriber) =>
    (await findInstalledDevice(store, accountId))?.managementId;
  return {
    async allow(subscriber) {
      const managementId = await findManagementId(subscriber);
      if (!managementId) throw new NetworkAccessError('refused', NO_DEVICE);
      const { state } = await asked(devices.setService(managementId, true));
      return state === 'queued' ? { state, reason: OFFLINE } : { state: 'applied' };
    },

    // Without a device there is nothing to switch off. An end need not wait for the ONU to report.
    async suspend(subscriber) {
      const managementId = await findManagementId(subscriber);
      if (managementId) await asked(devices.setService(managementId, false));
      return { state: 'applied' };
    },

    async state(subscriber) {
      const managementId = await findManagementId(subscriber);
      if (!managementId) return 'suspended';
      const { serviceEnabled } = await asked(devices.details(managementId));
      if (serviceEnabled === null) return 'unknown';
      return serviceEnabled ? 'allowed' : 'suspended';
    },
  };
}

/** Returns the device manager's answer, and throws its errors as those of the port. */
async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof DeviceError)) throw error;
    throw new NetworkAccessError(error.kind === 'unreachable' ? 'unreachable' : 'refused', error.message);
  }
}
