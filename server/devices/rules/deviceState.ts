import { fieldRefusal, type Refusal } from '../../../contract/api/errors';
import type { DEVICE_STATES } from '../../../contract/statuses';

type DeviceState = (typeof DEVICE_STATES)[number];
interface Placed {
  state: DeviceState;
  accountId: string | null;
}

/** Returns why a device cannot have its state, or null: it is INSTALLED exactly while it has an account. */
export function deviceStateRefusal({ state, accountId }: Placed): Refusal | null {
  if ((state === 'INSTALLED') === (accountId !== null)) return null;
  return accountId === null
    ? fieldRefusal('accountId', 'is required for an installed device')
    : fieldRefusal('state', 'must be INSTALLED while the device has an account');
}
