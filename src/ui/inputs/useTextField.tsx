import type { TextFieldProps } from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useInput, ValidationError, type Validator } from 'react-admin';

/** What every input of a form says of itself. */
export interface BoundInput {
  /** Dotted path in the record. */
  source: string;
  label: string;
  /** Beside the input, until there is an error to show there. */
  helperText?: ReactNode;
  validate?: Validator | Validator[] | undefined;
}

export interface TextBinding extends BoundInput {
  /** The stored value as the input shows it, and back. */
  format?(value: never): string;
  parse?(text: string): unknown;
}

/** A form's value as what MUI's TextField takes: its value, its label, and why it is not accepted. */
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
