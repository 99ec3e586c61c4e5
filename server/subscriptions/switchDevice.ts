import { devices } from '../../resources/devices/devices';
import type { RecordOf } from '../../resources/language/defineResource';
import type { subscriptionUpdateTasks } from '../../resources/subscriptions/subscriptionUpdateTasks';
import type { Deps } from '../deps';
import { DeviceError } from '../ports/DeviceManager';

type Task = RecordOf<typeof subscriptionUpdateTasks>;

/** The network's result. `unanswered`: it could not be reached, which does not count as a failed attempt. */
export type Outcome = { result: 'done' } | { result: 'failed' | 'unanswered'; message: string };

/** Switches the account's device on or off. Without a device, there is nothing to switch off. */
export async function switchDevice(
  { store, devices: manager, log }: Deps,
  { id, accountId, type }: Task,
): Promise<Outcome> {
  const on = type !== 'DEACTIVATION';
  const failed = (message: string) => ({ result: 'failed', message }) as const;
  const [device] = await store.find(devices, { where: [{ path: 'accountId', in: [accountId] }], limit: 1 });
  if (!device?.managementId) return on ? failed('No device is installed for this account.') : { result: 'done' };
  try {
    const { state } = await manager.setService(device.managementId, on);
    // Paid days start when the customer is online, but an end need not wait for the ONU to report.
    return on && state === 'queued'
      ? failed('The ONU is offline: it is switched on when it reports, and then asked again.')
      : { result: 'done' };
  } catch (error) {
    log.warn({ task: id, name: (error as Error).name }, 'the device was not switched');
    if (!(error instanceof DeviceError)) return failed('The device manager gave no usable answer.');
    return { result: error.kind === 'unreachable' ? 'unanswered' : 'failed', message: error.message.slice(0, 300) };
  }
}
