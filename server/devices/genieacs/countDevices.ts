import { DeviceError } from '../../ports/DeviceManager';
import { createNbiTransport, type NbiAccess } from './transport';

/** Returns the number of devices that GenieACS knows, within the given milliseconds. Throws DeviceError. */
export async function countDevices(access: NbiAccess, timeoutMs: number): Promise<number> {
  const transport = createNbiTransport({ ...access, fetch, timeoutMs });
  const { status, body } = await transport('GET', '/devices/?projection=_id');
  if (status === 401 || status === 403)
    throw new DeviceError('unreachable', `The device manager refused the user or the password (${status}).`);
  if (status !== 200 || !Array.isArray(body))
    throw new DeviceError('unreachable', `The device manager's answer (${status}) is not that of GenieACS.`);
  return body.length;
}
