import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useInput, ValidationError } from 'ra-core';
import { useState } from 'react';
import { Icon } from '../../icons/Icon';

interface Props {
  source: string;
  label: string;
  /** Why a text that is not empty cannot be taken, or null. */
  faultOf(text: string): string | null;
  help?: string;
  /** Covered until one asks to see it. */
  secret?: boolean;
}

/** A text with a rule of its own; what is wrong with it stands under it. */
export function CheckedInput({ source, label, faultOf, help = '', secret = false }: Props) {
  const [shown, setShown] = useState(!secret);
  const validate = (value: unknown) => (typeof value === 'string' && value ? (faultOf(value) ?? undefined) : undefined);
  const { field, fieldState, id } = useInput({ source, validate });
  const message = fieldState.error?.message;
  return (
    <TextField
      {...field}
      id={id}
      label={label}
      type={shown ? 'text' : 'password'}
      autoComplete={secret ? 'new-password' : 'off'}
      error={Boolean(message)}
      helperText={message ? <ValidationError error={message} /> : help}
      slotProps={{
        htmlInput: { spellCheck: false },
        input: secret
          ? {
              endAdornment: (
                <InputAdornment position="end">
                  <IconButton
                    edge="end"
                    aria-label={shown ? 'Hide password' : 'Show password'}
                    onClick={() => setShown(!shown)}
                  >
                    <Icon name={shown ? 'eye-off' : 'eye'} size={18} />
                  </IconButton>
                </InputAdornment>
              ),
            }
          : {},
      }}
    />
  );
}
