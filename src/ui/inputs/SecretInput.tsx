import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useWording } from '../../i18n/useWording';
import { IconButton } from '../buttons/IconButton';
import { type BoundInput, useTextField } from './useTextField';

/**
 * A form field for a new secret, which the user can reveal while typing; a proposed secret starts revealed, because the user has
 * to pass it on.
 */
export function SecretInput(binding: BoundInput) {
  const { t } = useWording();
  const { slotProps, ...field } = useTextField(binding);
  const [shown, setShown] = useState(Boolean(field.value));
  const label = t(shown ? 'values.hide' : 'values.show', { what: binding.label.toLowerCase() });
  const toggle = (
    <InputAdornment position="end">
      <IconButton label={label} icon={shown ? 'eye-off' : 'eye'} onClick={() => setShown(!shown)} edge="end" />
    </InputAdornment>
  );
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      autoComplete="new-password"
      slotProps={{ ...slotProps, input: { endAdornment: toggle } }}
    />
  );
}
