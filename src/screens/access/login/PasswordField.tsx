import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useWording } from '../../../i18n/useWording';
import { IconButton } from '../../../ui/buttons/IconButton';
import { LabelledInput } from './LabelledInput';

interface Props extends UseFormRegisterReturn {
  error: string | undefined;
  /** If undefined, the label for the password of a sign-in. */
  label?: string;
  autoComplete?: 'new-password';
}

/** A password input that the user can reveal while typing. */
export function PasswordField({ error, ref, label, autoComplete, ...field }: Props) {
  const { t } = useWording();
  const [shown, setShown] = useState(false);
  return (
    <LabelledInput
      label={label ?? t('common.password')}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete ?? 'current-password'}
      error={error}
      inputRef={ref}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            label={shown ? t('common.hidePassword') : t('common.showPassword')}
            icon={shown ? 'eye-off' : 'eye'}
            size="large"
            onClick={() => setShown(!shown)}
          />
        </InputAdornment>
      }
      {...field}
    />
  );
}
