import { isNotSeen } from '../../contract/devices/networkWaits';
import { devices } from '../../resources/devices/devices';
import { DeviceError, type DeviceManager } from '../ports/DeviceManager';
import { type NetworkAccess, NetworkAccessError, type Subscriber } from '../ports/NetworkAccess';
import type { Store } from '../store/Store';
import { findInstalledDevice, linkedDevice } from './installedDevice';

/** Creates the network access that switches the internet service of each account's ONU. */
export function onuNetworkAccess(store: Store, manager: DeviceManager, now = () => new Date()): NetworkAccess {
  const parts = { store, devices: manager, now };
  const managementIdOf = async ({ accountId }: Subscriber): Promise<string> => {
    const device = await findInstalledDevice(store, accountId);
    if (!device) throw new NetworkAccessError('refused', 'No device is installed for this account.', 'NO_DEVICE');
    const linked = await linkedDevice(parts, device);
    if (linked) return linked.managementId;
    const message = `${devices.represent(device)} is not linked to the device manager, which knows no such serial number.`;
    throw new NetworkAccessError('refused', message, 'NOT_LINKED');
  };

  const change = (enabled: boolean) => async (subscriber: Subscriber, orderedAt?: Date) => {
    const { state, lastInformAt } = await asked(async () =>
      manager.setService(await managementIdOf(subscriber), enabled, orderedAt),
    );
    if (state === 'done') return { state: 'applied' } as const;
    const done = enabled ? 'on' : 'off';
    if (lastInformAt !== undefined && isNotSeen(lastInformAt, now())) {
      const reason = `The ONU is offline and has not reported for a day. It is switched ${done} when it reports.`;
      return { state: 'queued', reason, waitsFor: 'NOT_SEEN' } as const;
    }
    const reason = `The ONU is offline or slow. It is switched ${done} when it reports.`;
    return { state: 'queued', reason, waitsFor: 'NEXT_REPORT' } as const;
  };

  return {
    allow: change(true),
    async suspend(subscriber, orderedAt) {
      // Without a device nothing is on, and nobody could say when the task is done.
      if (!(await findInstalledDevice(store, subscriber.accountId))) return { state: 'applied', note: NOTHING_ON };
      return change(false)(subscriber, orderedAt);
    },
    async state(subscriber) {
      if (!(await findInstalledDevice(store, subscriber.accountId))) return 'suspended';
      const { serviceEnabled } = await asked(async () => manager.details(await managementIdOf(subscriber)));
      if (serviceEnabled === null) return 'unknown';
      return serviceEnabled ? 'allowed' : 'suspended';
    },
  };
}

const NOTHING_ON = 'Nothing had to be switched off: no device is installed for this account.';

/** Returns the device manager's answer, and throws its errors as those of the port. */
async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof DeviceError)) throw error;
    if (error.kind === 'unknown') throw new NetworkAccessError('refused', error.message, 'NOT_LINKED');
    throw new NetworkAccessError(error.kind === 'unreachable' ? 'unreachable' : 'refused', error.message);
  }
}
