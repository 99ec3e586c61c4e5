import type { Validator } from 'react-admin';
import type { PlainKey } from '../../i18n/messages';
import { DayField } from './DayField';
import { isDay } from './dayFrom';
import { type BoundInput, useTextField } from './useTextField';

/** The key of a message, which the input translates into the chosen language. */
const FAULT: PlainKey = 'forms.dayFault';
const isWritten: Validator = (value) => (!value || isDay(value) ? undefined : FAULT);

/** A form field for a day; an empty field is null. */
export function DayInput({ validate, ...binding }: BoundInput) {
  const validators = [...[validate ?? []].flat(), isWritten];
  const { value, onChange, slotProps, ...field } = useTextField({ ...binding, validate: validators });
  return (
    <DayField
      {...field}
      value={value ?? ''}
      onDay={(day) => onChange(day || null)}
      isRequired={slotProps.inputLabel.required}
    />
  );
}
