import type { Translate } from '../../i18n/messages';

/**
 * Returns what is wrong with the light that an ONU receives (in dBm), or null if it can work with it: its receiver accepts -27
 * (sensitivity) to -8 (overload) in GPON class B+ (ITU-T G.984.2, amendment 1).
 */
export function lightFault(dbm: number): 'accounts.tooWeak' | 'accounts.tooStrong' | null {
  if (dbm < -27) return 'accounts.tooWeak';
  return dbm > -8 ? 'accounts.tooStrong' : null;
}

/** Formats the power as "−21.3 dBm", with a true minus sign, and adds what is wrong with it. */
export function lightText(dbm: number, t: Translate): string {
  const fault = lightFault(dbm);
  const power = `${dbm.toFixed(1).replace('-', '−')} dBm`;
  return fault ? `${power}, ${t(fault)}` : power;
}
