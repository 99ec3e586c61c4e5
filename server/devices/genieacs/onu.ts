import type { OnuDetails, OnuStatus } from '../../ports/DeviceManager';
import { isOnuOnline } from '../rules/onuOnline';
import { type DataModel, dataModelOf, OPTICAL_POWER, parameterOf, projectionOf } from './dataModels';
import type { DeviceDocument } from './nbi';

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
    model.ssid,
    model.service,
    ...model.ipAddress,
  ]),
];

/** Returns the status of an ONU, from a document with STATUS_PROJECTION. */
export function onuStatus(device: DeviceDocument, now: Date): OnuStatus {
  const model = dataModelOf(device);
  const lastInform = momentOf(device._lastInform);
  return {
    managementId: device._id,
    online: isOnuOnline(lastInform, model && asNumber(parameterOf(device, model.informInterval)), now),
    lastInformAt: lastInform?.toISOString() ?? null,
    uptimeSeconds: model && asNumber(parameterOf(device, `${model.deviceInfo}.UpTime`)),
    opticalPowerDbm: asNumber(parameterOf(device, ...OPTICAL_POWER)),
  };
}

/** Returns the details and settings of an ONU, from a document with DETAILS_PROJECTION. */
export function onuDetails(device: DeviceDocument, now: Date): OnuDetails {
  const model = dataModelOf(device);
  const { _Manufacturer, _ProductClass, _SerialNumber } = device._deviceId ?? {};
  const told = (name: string) => model && asText(parameterOf(device, `${model.deviceInfo}.${name}`));
  return {
    ...onuStatus(device, now),
    manufacturer: told('Manufacturer') ?? asText(_Manufacturer),
    model: told('ModelName') ?? asText(_ProductClass),
    serialNumber: told('SerialNumber') ?? asText(_SerialNumber),
    softwareVersion: told('SoftwareVersion'),
    ipAddress: model && ipAddressOf(device, model),
    ssid: model && asText(parameterOf(device, model.ssid)),
    connectedDevices: model && asNumber(parameterOf(device, model.hosts)),
    serviceEnabled: model && asBoolean(parameterOf(device, model.service)),
  };
}

function ipAddressOf(device: DeviceDocument, { ipAddress }: DataModel): string | null {
  const known = ipAddress.map((pattern) => asText(parameterOf(device, pattern)));
  return known.find((address) => address && address !== '0.0.0.0') ?? null;
}

function momentOf(text: string | null | undefined): Date | null {
  const moment = new Date(text ?? Number.NaN);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

const asText = (value: unknown) => (typeof value === 'string' && value ? value : null);

/** Parses a number. Virtual parameters often contain numbers as text, some with their unit. */
function asNumber(value: unknown): number | null {
  const number = typeof value === 'string' ? Number.parseFloat(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

function asBoolean(value: unknown): boolean | null {
  if (value === true || value === 1 || value === 'true' || value === '1') return true;
  return value === false || value === 0 || value === 'false' || value === '0' ? false : null;
}
