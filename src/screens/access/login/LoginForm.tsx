import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { CodeNeeded } from '../../../../authProvider/signIn';
import { MESSAGES } from '../../../../contract/api/errors';
import { useWording } from '../../../i18n/useWording';
import { sessionStore } from '../../../session/session';
import { ActionButton } from '../../../ui/buttons/ActionButton';
import { LabelledInput } from './LabelledInput';
import { PasswordField } from './PasswordField';
import { signInFailureReason, useEnter } from './useEnter';

interface Values {
  username: string;
  password: string;
}

interface Props {
  /** A message from an earlier step: why the user must enter the password again, or that it was changed. */
  before: { severity: 'error' | 'success'; text: string } | null;
  /** Called if the password was right, and a code or a passkey must follow. */
  onCode(needed: CodeNeeded): void;
}

const refused = (text: string) => ({ severity: 'error' as const, text });

/** The form for username (an e-mail address or a 10-digit phone number) and password; a refusal is shown above the fields. */
export function LoginForm({ before, onCode }: Props) {
  const { t, word } = useWording();
  const enter = useEnter();
  const [refusal, setRefusal] = useState('');
  const [isExpired, setExpired] = useState(sessionStore.isUnauthorised);
  const said = (refusal ? refused(refusal) : before) ?? (isExpired ? refused(MESSAGES.sessionExpired) : null);
  const { register, handleSubmit, formState } = useForm<Values>({ defaultValues: { username: '', password: '' } });
  const { errors, isSubmitting } = formState;

  const { ref: usernameRef, ...username } = register('username', {
    validate: (value) => value.trim() !== '' || t('signIn.enterUsername'),
  });

  const submit = handleSubmit(async (values) => {
    setRefusal('');
    setExpired(false);
    try {
      await enter({ ...values, username: values.username.trim() });
    } catch (error) {
      if (error instanceof CodeNeeded) onCode(error);
      else setRefusal(signInFailureReason(error));
    }
  });

  return (
    <Stack component="form" spacing={2.5} onSubmit={submit} noValidate>
      {said && (
        <Alert severity={said.severity} role="alert">
          {word(said.text)}
        </Alert>
      )}
      <LabelledInput
        label={t('common.emailOrPhone')}
        autoComplete="username"
        autoFocus
        error={errors.username?.message}
        inputRef={usernameRef}
        {...username}
      />
      <PasswordField
        error={errors.password?.message}
        {...register('password', { required: t('signIn.enterPassword') })}
      />
      <ActionButton type="submit" variant="contained" size="medium" loading={isSubmitting} sx={{ minHeight: 40 }}>
        {t('signIn.signIn')}
      </ActionButton>
    </Stack>
  );
}
