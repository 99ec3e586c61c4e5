import { DeviceError, type DeviceManager } from '../../ports/DeviceManager';
import { dataModelOf, projectionOf } from './dataModels';
import { internetConnection, refuseSwitching } from './internetConnection';
import { createNbi, type DeviceDocument, type NbiConfig, type NbiTask } from './nbi';
import { DETAILS_PROJECTION, onuDetails, onuStatus, STATUS_PROJECTION } from './onu';
import { toBoolean, treeAt } from './tree';
import { WIFI_SETTINGS, wifiValues } from './wifiNetworks';

interface GenieAcsConfig extends NbiConfig {
  now: () => Date;
}

const WIFI_PROJECTION = [...projectionOf(({ deviceInfo }) => [`${deviceInfo}.UpTime`]), ...WIFI_SETTINGS];
const SERVICE_PROJECTION = projectionOf(({ deviceInfo, connections }) => [`${deviceInfo}.UpTime`, ...connections]);

/** Creates the port's adapter for GenieACS: devices by their `_id`, for ONUs with TR-098 or TR-181. */
export function createGenieAcs(config: GenieAcsConfig): DeviceManager {
  const nbi = createNbi(config);
  const set = (device: DeviceDocument, parameterValues: Values, secrets?: string[]) =>
    nbi.run(device, { name: 'setParameterValues', parameterValues }, secrets);
  return {
    name: 'GENIEACS',
    findBySerial: (notations) => nbi.findBySerial(notations),
    status: async (id) => onuStatus(await nbi.device(id, STATUS_PROJECTION), config.now()),
    details: async (id) => onuDetails(await nbi.device(id, DETAILS_PROJECTION), config.now()),
    reboot: async (id) => nbi.run(await nbi.device(id, []), { name: 'reboot' }),

    async changeWifi(id, wifi) {
      const device = await nbi.device(id, WIFI_PROJECTION);
      requireReport(device);
      return set(device, wifiValues(device, wifi), wifi.password === undefined ? [] : [wifi.password]);
    },

    async setService(id, enabled, orderedAt) {
      const device = await nbi.device(id, SERVICE_PROJECTION);
      requireReport(device);
      const connection = internetConnection(device);
      refuseSwitching(connection, enabled);
      const path = `${connection.path}.Enable`;
      // One that waited for the ONU's next report would be repeated after this one, or undo it.
      await nbi.withdrawSettings(device, path);
      const isConfirmed = orderedAt !== undefined && hasReported(device, { path, enabled, since: orderedAt });
      const task = isConfirmed
        ? ({ taskId: null, state: 'done' } as const)
        : await set(device, [[path, enabled, 'xsd:boolean']]);
      return { ...task, lastInformAt: device._lastInform ?? null };
    },
  };
}

type Values = Extract<NbiTask, { name: 'setParameterValues' }>['parameterValues'];

function requireReport(device: DeviceDocument): void {
  if (!dataModelOf(device))
    throw new DeviceError('fault', 'The device has told the device manager nothing of itself yet.');
}

/** Returns whether the ONU reported the wanted value after it was ordered, for example because it has done an earlier task. */
function hasReported(device: DeviceDocument, wanted: { path: string; enabled: boolean; since: Date }): boolean {
  const { _value, _timestamp } = treeAt(device, wanted.path) ?? {};
  const reportedAt = typeof _timestamp === 'string' || typeof _timestamp === 'number' ? new Date(_timestamp) : null;
  return toBoolean(_value) === wanted.enabled && reportedAt !== null && reportedAt > wanted.since;
}
