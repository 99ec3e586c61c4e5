import { Refusal } from '../api/errors';
import type { WORK_ORDER_TYPES } from '../statuses';
import type { WorkOrderStatus } from './workOrderStatus';

/** The steps with a device that a visit can offer. */
export const DEVICE_STEPS = ['INSTALL', 'REPLACE'] as const;
export type DeviceStep = (typeof DEVICE_STEPS)[number];

interface Order {
  type: (typeof WORK_ORDER_TYPES)[number];
  status: WorkOrderStatus;
}

const OPEN: readonly WorkOrderStatus[] = ['NEW', 'ACTIVE', 'SERVICE_PROVIDER_SWITCH'];

/**
 * Returns the step with a device that an open visit offers: an installation installs the account's first device; it, a repair and
 * a relocation replace one. Null for every other visit.
 */
export function deviceStepOf({ type, status }: Order, hasDevice: boolean): DeviceStep | null {
  if (!OPEN.includes(status)) return null;
  if (type === 'INSTALLATION') return hasDevice ? 'REPLACE' : 'INSTALL';
  return hasDevice && (type === 'REPAIR' || type === 'RELOCATION') ? 'REPLACE' : null;
}

interface Installation extends Pick<Order, 'type'> {
  deviceId: string | null;
  signalDbm: number | null;
}

/** Returns the fields that an installation needs before it is done. */
export const missingForDone = ({ type, deviceId, signalDbm }: Installation): ('deviceId' | 'signalDbm')[] =>
  type !== 'INSTALLATION'
    ? []
    : [...(deviceId === null ? ['deviceId' as const] : []), ...(signalDbm === null ? ['signalDbm' as const] : [])];

/** Returns the refusal that names what an installation lacks, or null if it can be closed. */
export function unfinishedRefusal(order: Installation): Refusal | null {
  const missing = missingForDone(order);
  if (missing.length === 0) return null;
  return new Refusal(
    'invalid',
    'An installation is done once its device and its measured signal are recorded.',
    Object.fromEntries(missing.map((field) => [field, 'is required'])),
  );
}
