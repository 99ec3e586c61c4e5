import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { maxValue, minValue, required } from 'react-admin';
import { OPTICAL_POWER_BOUNDS, opticalSignalOf } from '../../../contract/devices/opticalSignal';
import { useWording } from '../../i18n/useWording';
import { useTextField } from '../../ui/inputs/useTextField';

const WORDS = {
  GOOD: 'workOrders.signalGood',
  WEAK: 'workOrders.signalWeak',
  TOO_WEAK: 'workOrders.signalTooWeak',
  TOO_STRONG: 'workOrders.signalTooStrong',
} as const;
const CHECKS = [required(), minValue(OPTICAL_POWER_BOUNDS.min), maxValue(OPTICAL_POWER_BOUNDS.max)];

/** Returns the typed power in dBm, null if it is no number. Received power is negative; phones' number pads have no minus. */
export function powerOf(typed: string): number | null {
  const plain = typed.trim().replace('−', '-').replace(',', '.');
  const power = Number(plain);
  return plain === '' || Number.isNaN(power) ? null : -Math.abs(power);
}

/** Takes the measured optical power, and says how good it is. */
export function SignalInput({ source, label }: { source: string; label: string }) {
  const { t } = useWording();
  const { value, onChange, helperText, error, slotProps, ...field } = useTextField({ source, label, validate: CHECKS });
  const [typed, setTyped] = useState(value === null || value === undefined ? '' : String(value));
  const isPower = typeof value === 'number' && value >= OPTICAL_POWER_BOUNDS.min && value <= OPTICAL_POWER_BOUNDS.max;
  const said = isPower
    ? `${value.toFixed(1).replace('-', '−')} dBm: ${t(WORDS[opticalSignalOf(value)])}`
    : t('workOrders.signalHelp');
  return (
    <TextField
      {...field}
      error={error}
      helperText={error ? helperText : said}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(powerOf(target.value));
      }}
      slotProps={{ ...slotProps, htmlInput: { ...slotProps.htmlInput, inputMode: 'decimal', maxLength: 8 } }}
    />
  );
}
