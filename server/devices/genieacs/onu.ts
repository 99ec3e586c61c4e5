import type { OnuDetails, OnuStatus } from '../../ports/DeviceManager';
import { isOnuOnline } from '../rules/onuOnline';
import { dataModelOf, OPTICAL_POWER, projectionOf } from './dataModels';
import { knownInternetConnection } from './internetConnection';
import type { DeviceDocument } from './nbi';
import { parameterOf, toNumber, toText } from './tree';
import { WIFI_NAMES, wifiName } from './wifiNetworks';

/** The parameters that `onuStatus` reads. */
export const STATUS_PROJECTION = [
  ...OPTICAL_POWER,
  ...projectionOf((model) => [model.informInterval, `${model.deviceInfo}.UpTime`]),
];

/** The parameters that `onuDetails` reads. */
export const DETAILS_PROJECTION = [
  ...STATUS_PROJECTION,
  ...projectionOf((model) => [
    ...['Manufacturer', 'ModelName', 'SerialNumber', 'SoftwareVersion'].map((name) => `${model.deviceInfo}.${name}`),
    model.hosts,
    ...model.connections,
  ]),
  ...WIFI_NAMES,
];

/** Returns the status of an ONU, from a document with STATUS_PROJECTION. */
export function onuStatus(device: DeviceDocument, now: Date): OnuStatus {
  const model = dataModelOf(device);
  const lastInform = momentOf(device._lastInform);
  return {
    managementId: device._id,
    online: isOnuOnline(lastInform, model && toNumber(parameterOf(device, model.informInterval)), now),
    lastInformAt: lastInform?.toISOString() ?? null,
    uptimeSeconds: model && toNumber(parameterOf(device, `${model.deviceInfo}.UpTime`)),
    opticalPowerDbm: toNumber(parameterOf(device, ...OPTICAL_POWER)),
  };
}

/** Returns the details and settings of an ONU, from a document with DETAILS_PROJECTION. */
export function onuDetails(device: DeviceDocument, now: Date): OnuDetails {
  const model = dataModelOf(device);
  const { _Manufacturer, _ProductClass, _SerialNumber } = device._deviceId ?? {};
  const connection = model && knownInternetConnection(device);
  const told = (name: string) => model && toText(parameterOf(device, `${model.deviceInfo}.${name}`));
  return {
    ...onuStatus(device, now),
    manufacturer: told('Manufacturer') ?? toText(_Manufacturer),
    model: told('ModelName') ?? toText(_ProductClass),
    serialNumber: told('SerialNumber') ?? toText(_SerialNumber),
    softwareVersion: told('SoftwareVersion'),
    ipAddress: connection?.address ?? null,
    ssid: model && wifiName(device),
    connectedDevices: model && toNumber(parameterOf(device, model.hosts)),
    serviceEnabled: connection?.isEnabled ?? null,
  };
}

function momentOf(text: string | null | undefined): Date | null {
  const moment = new Date(text ?? Number.NaN);
  return Number.isNaN(moment.getTime()) ? null : moment;
}
