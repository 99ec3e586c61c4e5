import type { Translate } from '../../i18n/messages';

/**
 * Whether an ONU can work with the light it receives, in dBm, or why not: its receiver takes -27 (sensitivity) to -8
 * (overload) in GPON's class B+ (ITU-T G.984.2, amendment 1).
 */
export function lightFault(dbm: number): 'accounts.tooWeak' | 'accounts.tooStrong' | null {
  if (dbm < -27) return 'accounts.tooWeak';
  return dbm > -8 ? 'accounts.tooStrong' : null;
}

/** "−21.3 dBm", with a true minus sign, and what is wrong with it. */
export function lightText(dbm: number, t: Translate): string {
  const fault = lightFault(dbm);
  const power = `${dbm.toFixed(1).replace('-', '−')} dBm`;
  return fault ? `${power}, ${t(fault)}` : power;
}
