import { ipv4Fault } from './ipv4Fault';

/** The makers whose RADIUS attributes we know. OTHER gets the standard ones. */
export const NAS_VENDORS = ['MIKROTIK', 'HUAWEI', 'CISCO', 'OTHER'] as const;
export type NasVendor = (typeof NAS_VENDORS)[number];

/** The port of RFC 5176. */
export const COA_PORT = 3799;

/** DISABLED: left out of FreeRADIUS' configuration, so its packets get no answer. */
export const NAS_STATUSES = ['ACTIVE', 'DISABLED'] as const;

/** Returns why a text cannot be the name of a NAS, or null. */
export const nasNameFault = (text: string): string | null =>
  /^[A-Za-z0-9._-]*$/.test(text) ? null : 'takes letters, digits and . _ - only';

/** Returns why a text is not the address of one NAS, or null. */
export function nasAddressFault(text: string): string | null {
  const fault = ipv4Fault(text);
  if (fault) return fault;
  const first = Number(text.split('.')[0]);
  return first === 0 || first >= 224 ? 'cannot be the address of a NAS' : null;
}

/** Returns why a text cannot be the shared secret of a NAS, or null. Configuration files give the other characters a meaning. */
export const sharedSecretFault = (text: string): string | null =>
  /^[A-Za-z0-9._@+:/=!*#-]*$/.test(text) ? null : 'takes letters, digits and . _ @ + : / = ! * # - only';
