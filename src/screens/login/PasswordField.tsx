import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useWording } from '../../i18n/useWording';
import { IconButton } from '../../ui/buttons/IconButton';
import { LabelledInput } from './LabelledInput';

interface Props extends UseFormRegisterReturn {
  error: string | undefined;
  /** Left out, the password with which one signs in. */
  label?: string;
  autoComplete?: 'new-password';
}

/** A password that can be looked at while it is typed. */
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
