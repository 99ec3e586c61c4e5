import { tzOffset } from '@date-fns/tz';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { Validator } from 'react-admin';
import { brand } from '../../../contract/brand';
import type { PlainKey } from '../../i18n/messages';
import { useWording } from '../../i18n/useWording';
import { DayField } from './DayField';
import { isDay } from './dayFrom';
import { type BoundInput, useTextField } from './useTextField';

const MINUTE = 60_000;

/** Returns a stored time as `YYYY-MM-DDTHH:mm` in the provider's time zone, independent of the browser's time zone. */
export function toLocal(moment: string | null): string {
  if (!moment) return '';
  const time = Date.parse(moment);
  const shifted = time + tzOffset(brand.timeZone, new Date(time)) * MINUTE;
  return new Date(shifted).toISOString().slice(0, 16);
}

/** Returns the time that `local` stands for in the provider's time zone, as ISO 8601 in UTC; null if it is empty. */
export function fromLocal(local: string): string | null {
  if (!local) return null;
  const asUtc = Date.parse(`${local}:00Z`);
  const offset = tzOffset(brand.timeZone, new Date(asUtc)) * MINUTE;
  return new Date(asUtc - offset).toISOString();
}

/** The key of a message, which the input translates into the chosen language. */
const FAULT: PlainKey = 'forms.dayFault';
const isMoment: Validator = (value) => (!value || /^[^T]*T[^Z]*Z$/.test(value) ? undefined : FAULT);

/** A form field for a date and time in the provider's time zone. */
export function MomentInput({ helperText, validate, ...binding }: BoundInput) {
  const { t } = useWording();
  const { value, onChange, slotProps, ...bound } = useTextField({
    ...binding,
    helperText: helperText ?? t('forms.timeIn', { zone: brand.timeZone.replace('_', ' ') }),
    validate: [...[validate ?? []].flat(), isMoment],
  });
  const text: string = value ?? '';
  const isKnown = isMoment(text, {}, {}) === undefined;
  const [day = '', time = ''] = isKnown ? toLocal(text || null).split('T') : [text];
  const write = (newDay: string, newTime: string) =>
    onChange(isDay(newDay) ? fromLocal(`${newDay}T${newTime || '00:00'}`) : newDay || null);
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
      <DayField
        {...bound}
        value={day}
        onDay={(chosen) => write(chosen, time)}
        isRequired={slotProps.inputLabel.required}
      />
      <TextField
        type="time"
        label={t('forms.time')}
        value={time}
        disabled={!isDay(day)}
        onChange={(event) => write(day, event.target.value)}
        sx={{ flex: '0 0 116px' }}
      />
    </Box>
  );
}
