import TextField from '@mui/material/TextField';
import type { HTMLInputTypeAttribute } from 'react';
import { useWording } from '../../../i18n/useWording';
import { DayField } from '../../../ui/inputs/DayField';
import { isDay } from '../../../ui/inputs/dayFrom';
import type { EditorProps } from '../filters';

function valueEditor(type: HTMLInputTypeAttribute) {
  return function ValueEditor({ filter: { name, label, field }, values, onChange }: EditorProps) {
    const { word } = useWording();
    return (
      <TextField
        type={type}
        autoFocus
        value={values[name] ?? ''}
        onChange={(event) => onChange({ [name]: event.target.value })}
        slotProps={{ htmlInput: { 'aria-label': word(label), min: field.min, max: field.max } }}
      />
    );
  };
}

/** Filters by one exact value. */
export const TextEditor = valueEditor('text');
export const NumberEditor = valueEditor('number');

/** A filter by one day. */
export function DayEditor({ filter: { name, label }, values, onChange }: EditorProps) {
  const { word } = useWording();
  return (
    <DayField
      autoFocus
      value={values[name] ?? ''}
      onDay={(day) => (day === '' || isDay(day)) && onChange({ [name]: day })}
      native={{ 'aria-label': word(label) }}
    />
  );
}
