/** The parts of a device's id. */
export interface DeviceName {
  oui: string;
  productClass: string;
  serialNumber: string;
}

/**
 * Parses an id of the form OUI-ProductClass-SerialNumber, each part percent-encoded with `-` as `%2D`; null for any other text.
 */
export function deviceNameOf(id: string): DeviceName | null {
  const parts = /^([0-9A-F]{6})-([^-]+)-([^-]+)$/.exec(id)?.slice(1);
  try {
    const [oui = '', productClass = '', serialNumber = ''] = parts?.map(decodeURIComponent) ?? [];
    return parts ? { oui, productClass, serialNumber } : null;
  } catch {
    return null;
  }
}
