import { opticalSignalOf } from '../../../contract/devices/opticalSignal';
import type { Translate } from '../../i18n/messages';

const WORDS = {
  GOOD: 'accounts.good',
  WEAK: 'accounts.weak',
  TOO_WEAK: 'accounts.tooWeak',
  TOO_STRONG: 'accounts.tooStrong',
} as const;

/** Formats the power as "−21.3 dBm", with a true minus sign, and says whether it is good. */
export function lightText(dbm: number, t: Translate): string {
  const signal = opticalSignalOf(dbm);
  const power = `${dbm.toFixed(1).replace('-', '−')} dBm`;
  return `${power}, ${t(WORDS[signal])}`;
}
