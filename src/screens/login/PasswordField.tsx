import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useWording } from '../../i18n/useWording';
import { IconButton } from '../../ui/buttons/IconButton';
import { LabelledInput } from './LabelledInput';

/** A password that can be looked at while it is typed. */
export function PasswordField({ error, ref, ...field }: UseFormRegisterReturn & { error: string | undefined }) {
  const { t } = useWording();
  const [shown, setShown] = useState(false);
  return (
    <LabelledInput
      label={t('common.password')}
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
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
