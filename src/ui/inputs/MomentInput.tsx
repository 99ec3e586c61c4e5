import { tzOffset } from '@date-fns/tz';
import Box from '@mui/material/Box';
import type { Validator } from 'react-admin';
import { brand } from '../../../contract/brand';
import type { PlainKey } from '../../i18n/messages';
import { useWording } from '../../i18n/useWording';
import { DayField } from './DayField';
import { isDay } from './dayFrom';
import { TimeField } from './TimeField';
import { isTime } from './timeFrom';
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

/** Keys of messages, which the input translates into the chosen language. */
const DAY_FAULT: PlainKey = 'forms.dayFault';
const TIME_FAULT: PlainKey = 'forms.timeFault';

/** Splits a form value whose time is not a time yet, the day as stored and the typed text, into both; null for any other. */
const unfinished = (text: string): [day: string, time: string] | null => {
  const [, day, time = ''] = /^(\d{4}-\d{2}-\d{2})T(.*)$/.exec(text) ?? [];
  return day ? [day, time] : null;
};

const isMoment: Validator = (value) => {
  if (!value || /^[\d-]{10}T[\d:.]+Z$/.test(value)) return undefined;
  return unfinished(value) ? TIME_FAULT : DAY_FAULT;
};

/** A form field for a date and time in the provider's time zone. */
export function MomentInput({ helperText, validate, ...binding }: BoundInput) {
  const { t } = useWording();
  const { value, onChange, slotProps, ...bound } = useTextField({
    ...binding,
    helperText: helperText ?? t('forms.timeIn', { zone: brand.timeZone.replace('_', ' ') }),
    validate: [...[validate ?? []].flat(), isMoment],
  });
  const text: string = value ?? '';
  const fault = isMoment(text, {}, {});
  const [day = '', time = ''] = fault ? (unfinished(text) ?? [text]) : toLocal(text || null).split('T');
  const write = (newDay: string, newTime: string) => {
    if (!isDay(newDay)) return onChange(newDay || null);
    const local = `${newDay}T${newTime || '00:00'}`;
    return onChange(!newTime || isTime(newTime) ? fromLocal(local) : local);
  };
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
      <DayField
        {...bound}
        error={bound.error && fault !== TIME_FAULT}
        value={day}
        onDay={(chosen) => write(chosen, time)}
        isRequired={slotProps.inputLabel.required}
      />
      <TimeField
        value={time}
        disabled={!isDay(day)}
        error={bound.error && fault === TIME_FAULT}
        onTime={(typed) => write(day, typed)}
        onBlur={bound.onBlur}
      />
    </Box>
  );
}
