import { DeviceError } from '../../ports/DeviceManager';
import { type Connection, connectionsOf } from './connections';
import { type Service, servicesOf } from './serviceLabel';
import type { Tree } from './tree';

/** The connection that is the customer's internet, and the other services that it carries. */
export type InternetConnection = Connection & { alsoCarries: readonly Service[] };

/**
 * Returns the customer's internet connection: the only one that is named so, or the only one without a name that says what it is
 * for. Never one for the management, for telephony or for television alone. Throws DeviceError 'fault', with what to do, if none
 * or several could be it.
 */
export function internetConnection(device: Tree): InternetConnection {
  const candidates = connectionsOf(device).map((connection) => {
    const services = servicesOf(connection.serviceList, connection.names);
    return { services, ...connection, alsoCarries: services.filter((service) => service !== 'internet') };
  });
  const named = candidates.filter(({ services }) => services.includes('internet'));
  const ofItsOwn = named.filter(({ alsoCarries }) => alsoCarries.length === 0);
  const unnamed = candidates.filter(({ services }) => services.length === 0);
  const possible = [ofItsOwn, named, unnamed].find((group) => group.length > 0) ?? [];
  const [found, another] = possible;
  if (!found)
    throw new DeviceError(
      'fault',
      'The ONU has reported no internet connection. Refresh it in the device manager, or name its connection INTERNET.',
    );
  if (another)
    throw new DeviceError(
      'fault',
      `The ONU has ${possible.length} connections that could be the customer’s internet (${possible.map(nameOf).join(', ')}). Name the right one INTERNET, and no other.`,
    );
  return found;
}

/** Returns the same connection, or null if it is not certain which one it is. */
export function knownInternetConnection(device: Tree): InternetConnection | null {
  try {
    return internetConnection(device);
  } catch (error) {
    if (error instanceof DeviceError) return null;
    throw error;
  }
}

const CARRIED: Record<Service, string> = {
  internet: 'the internet',
  management: 'the management of the ONU (TR069)',
  voice: 'telephony',
  television: 'television',
  other: 'other services',
};

/** Throws DeviceError 'fault' if the connection cannot be switched on or off without harm. */
export function refuseSwitching(connection: InternetConnection, enabled: boolean): void {
  const { isSwitchable, alsoCarries } = connection;
  if (!isSwitchable)
    throw new DeviceError(
      'fault',
      `The ONU does not let the device manager switch its internet connection (${nameOf(connection)}).`,
    );
  if (enabled || alsoCarries.length === 0) return;
  const carried = alsoCarries.map((service) => CARRIED[service]).join(' and ');
  throw new DeviceError(
    'fault',
    `The ONU’s internet connection (${nameOf(connection)}) also carries ${carried}, which would stop with it. Give the internet a connection of its own.`,
  );
}

const nameOf = ({ names, path }: Connection) => names.find(Boolean) ?? path;
