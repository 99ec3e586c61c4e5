import { servicesIn } from './serviceLabel';
import { instancesOf, type Tree, textAt, toBoolean, treeAt } from './tree';

/** A connection of an ONU to the provider's network, as the ONU reported it. */
export interface Connection {
  /** The path of its object in the device's tree. */
  path: string;
  /** The manufacturer's list of its services, e.g. `TR069,INTERNET`; null if there is none. */
  serviceList: string | null;
  names: readonly (string | null)[];
  /** Null: not reported. */
  isEnabled: boolean | null;
  /** Whether the device manager may switch it; null if it did not report that it is switchable at all. */
  isSwitchable: boolean | null;
  /** Its IP address, or null if it has none. */
  address: string | null;
}

/** Returns the connections to the provider's network that a device has reported, in either data model. */
export function connectionsOf(device: Tree): Connection[] {
  if (device.InternetGatewayDevice) return wanConnections(device);
  return [...pppInterfaces(device), ...ipInterfaces(device)];
}

/** TR-098: PPP and IP connections within the devices of each WAN interface. */
function wanConnections(device: Tree): Connection[] {
  const root = 'InternetGatewayDevice.WANDevice';
  return instancesOf(device, root).flatMap((wan) =>
    instancesOf(device, `${wan}.WANConnectionDevice`).flatMap((parent) =>
      ['WANPPPConnection', 'WANIPConnection']
        .flatMap((kind) => instancesOf(device, `${parent}.${kind}`))
        .map((path) => ({
          ...common(device, path),
          serviceList: serviceListOf(device, path) ?? serviceListOf(device, parent),
          names: [textAt(device, `${path}.Name`)],
          address: addressAt(device, [`${path}.ExternalIPAddress`]),
        })),
    ),
  );
}

/** TR-181: a PPP interface, which its IP interface may name. */
function pppInterfaces(device: Tree): Connection[] {
  return instancesOf(device, 'Device.PPP.Interface').map((path) => {
    const above = instancesOf(device, IP_INTERFACES).filter((ip) => liesOn(device, ip, path));
    return {
      ...common(device, path),
      serviceList: [path, ...above].map((each) => serviceListOf(device, each)).find(Boolean) ?? null,
      names: [path, ...above].flatMap((each) => namesOf(device, each)),
      address: addressAt(device, [`${path}.IPCP.LocalIPAddress`, ...above.flatMap((ip) => addressesOf(device, ip))]),
    };
  });
}

/**
 * TR-181: an IP interface that lies on no PPP interface. One without a service list or a telling name may be that of the
 * customer's own network, so it is left out.
 */
function ipInterfaces(device: Tree): Connection[] {
  return instancesOf(device, IP_INTERFACES)
    .filter((path) => !liesOn(device, path, 'Device.PPP.Interface'))
    .map((path) => ({
      ...common(device, path),
      serviceList: serviceListOf(device, path),
      names: namesOf(device, path),
      address: addressAt(device, addressesOf(device, path)),
    }))
    .filter(({ serviceList, names }) => serviceList !== null || names.some((name) => name && isTelling(name)));
}

const IP_INTERFACES = 'Device.IP.Interface';

/** Returns whether a name is that of a connection to the provider: it names a service and not the local network. */
const isTelling = (name: string) => servicesIn(name).length > 0 && !/\bW?LAN\b/i.test(name.replaceAll('_', ' '));

const liesOn = (device: Tree, path: string, lower: string) => {
  const layers = textAt(device, `${path}.LowerLayers`)?.split(',') ?? [];
  return layers.some((layer) => `${layer.trim()}.`.replaceAll('..', '.').startsWith(`${lower}.`));
};

const namesOf = (device: Tree, path: string) => [textAt(device, `${path}.Name`), textAt(device, `${path}.Alias`)];

const addressesOf = (device: Tree, path: string) =>
  instancesOf(device, `${path}.IPv4Address`).map((address) => `${address}.IPAddress`);

const addressAt = (device: Tree, paths: readonly string[]) =>
  paths.map((path) => textAt(device, path)).find((address) => address && address !== '0.0.0.0') ?? null;

function common(device: Tree, path: string) {
  const enable = treeAt(device, `${path}.Enable`);
  const isSwitchable = enable ? enable._writable !== false : null;
  return { path, isEnabled: enable ? toBoolean(enable._value) : null, isSwitchable };
}

/** The manufacturers' extensions: X_HW_SERVICELIST, X_ZTE-COM_ServiceList, X_FH_ServiceList, X_CT-COM_ServiceList and others. */
function serviceListOf(device: Tree, path: string): string | null {
  const names = Object.keys(treeAt(device, path) ?? {}).filter((name) => /^X_.*SERVICE_?(LIST|TYPE)$/i.test(name));
  return names.map((name) => textAt(device, `${path}.${name}`)).find(Boolean) ?? null;
}
