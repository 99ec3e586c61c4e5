/** The powers in dBm that a person may record: a meter shows nothing meaningful outside them. */
export const OPTICAL_POWER_BOUNDS = { min: -40, max: -5 } as const;

/** The quality of the light that an ONU receives. */
type OpticalSignal = 'GOOD' | 'WEAK' | 'TOO_WEAK' | 'TOO_STRONG';

/**
 * Returns how good a received optical power (in dBm) is. The receiver of an ONU accepts -27 (sensitivity) to -8 (overload) in
 * GPON class B+ (ITU-T G.984.2, amendment 1). Below -25 the line works, but an older cable or a warmer day can end that.
 */
export function opticalSignalOf(dbm: number): OpticalSignal {
  if (dbm < -27) return 'TOO_WEAK';
  if (dbm > -8) return 'TOO_STRONG';
  return dbm < -25 ? 'WEAK' : 'GOOD';
}

/** Returns whether an ONU cannot work reliably with a received optical power, so that a note must say why it is left like that. */
export const needsSignalNote = (dbm: number): boolean => ['TOO_WEAK', 'TOO_STRONG'].includes(opticalSignalOf(dbm));
