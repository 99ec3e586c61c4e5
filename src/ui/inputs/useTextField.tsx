import type { TextFieldProps } from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useInput, ValidationError, type Validator } from 'react-admin';

/** The properties that every form input shares. */
export interface BoundInput {
  /** The dotted path in the record. */
  source: string;
  label: string;
  /** Shown below the input unless there is an error to show. */
  helperText?: ReactNode;
  validate?: Validator | Validator[] | undefined;
}

export interface TextBinding extends BoundInput {
  /** Converts the stored value to the text of the input, and back. */
  format?(value: never): string;
  parse?(text: string): unknown;
}

/** Returns a form value as the properties of MUI's TextField: the value, the label and the validation error. */
export function useTextField({ source, label, helperText, validate, format, parse }: TextBinding) {
  const input = useInput({
    source,
    ...(validate ? { validate } : {}),
    ...(format ? { format: format as (value: unknown) => string } : {}),
    ...(parse ? { parse } : {}),
  });
  const { ref, ...field } = input.field;
  const message = input.fieldState.error?.message;
  return {
    ...field,
    id: input.id,
    inputRef: ref,
    label,
    error: input.fieldState.invalid,
    helperText: message ? <ValidationError error={message} /> : helperText,
    slotProps: {
      inputLabel: { required: input.isRequired },
      htmlInput: { 'aria-required': input.isRequired },
    },
  } satisfies TextFieldProps;
}
