import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { type TextBinding, useTextField } from './useTextField';

type Looks = Pick<TextFieldProps, 'type' | 'multiline' | 'minRows' | 'maxRows' | 'placeholder' | 'autoComplete' | 'sx'>;

interface Props extends TextBinding, Looks {
  /** Attributes of the native input. */
  native?: React.InputHTMLAttributes<HTMLInputElement>;
}

/** A form field for text; an empty field is null. */
export function TextInput({ source, label, helperText, validate, format, parse, native, ...looks }: Props) {
  const binding = { source, label, helperText, validate, ...(format ? { format } : {}), ...(parse ? { parse } : {}) };
  const { slotProps, ...field } = useTextField(binding);
  return (
    <TextField {...looks} {...field} slotProps={{ ...slotProps, htmlInput: { ...slotProps.htmlInput, ...native } }} />
  );
}

const toNumber = (text: string) => (text === '' ? null : Number(text));

/** A form field for a number. */
export function NumberInput({ step, ...props }: TextBinding & { step: number | 'any' }) {
  return <TextInput {...props} type="number" parse={toNumber} native={{ step, inputMode: 'decimal' }} />;
}
