import { DeviceError, type DeviceManager } from '../../ports/DeviceManager';
import { type DataModel, dataModelOf, firstPath, projectionOf } from './dataModels';
import { createNbi, type DeviceDocument, type NbiConfig, type NbiTask } from './nbi';
import { DETAILS_PROJECTION, onuDetails, onuStatus, STATUS_PROJECTION } from './onu';

interface GenieAcsConfig extends NbiConfig {
  now: () => Date;
}

/** Only whether a passphrase can be set; its value is never requested. */
const WIFI_PROJECTION = projectionOf(({ deviceInfo, ssid, passphrase }) => [
  `${deviceInfo}.UpTime`,
  `${ssid}._writable`,
  ...passphrase.map((path) => `${path}._writable`),
]);
const SERVICE_PROJECTION = projectionOf(({ deviceInfo, service }) => [`${deviceInfo}.UpTime`, service]);

/** Creates the port's adapter for GenieACS: devices by their `_id`, for ONUs with TR-098 or TR-181. */
export function createGenieAcs(config: GenieAcsConfig): DeviceManager {
  const nbi = createNbi(config);
  const set = (device: DeviceDocument, parameterValues: Values, secrets?: string[]) =>
    nbi.run(device, { name: 'setParameterValues', parameterValues }, secrets);
  return {
    name: 'GENIEACS',
    status: async (id) => onuStatus(await nbi.device(id, STATUS_PROJECTION), config.now()),
    details: async (id) => onuDetails(await nbi.device(id, DETAILS_PROJECTION), config.now()),
    reboot: async (id) => nbi.run(await nbi.device(id, []), { name: 'reboot' }),

    async changeWifi(id, { ssid, password }) {
      const device = await nbi.device(id, WIFI_PROJECTION);
      const model = spokenModel(device);
      const passphrase = firstPath(device, model.passphrase) ?? model.passphrase[0];
      const values: Values = [];
      if (ssid !== undefined) values.push([model.ssid, ssid, 'xsd:string']);
      if (password !== undefined) values.push([passphrase, password, 'xsd:string']);
      return set(device, values, password === undefined ? [] : [password]);
    },

    async setService(id, enabled) {
      const device = await nbi.device(id, SERVICE_PROJECTION);
      const path = firstPath(device, [spokenModel(device).service]);
      if (!path) throw new DeviceError('fault', 'The device has no PPP connection that could be switched.');
      return set(device, [[path, enabled, 'xsd:boolean']]);
    },
  };
}

type Values = Extract<NbiTask, { name: 'setParameterValues' }>['parameterValues'];

function spokenModel(device: DeviceDocument): DataModel {
  const model = dataModelOf(device);
  if (!model) throw new DeviceError('fault', 'The device has told the device manager nothing of itself yet.');
  return model;
}
