import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useWording } from '../../../i18n/useWording';
import { callApi } from '../../../session/callApi';
import { LabelledInput } from './LabelledInput';
import { StepFrame } from './StepFrame';

/** Requests a link for a user who forgot their password; it does not reveal whether such a user exists. */
export function ForgottenPassword({ onBack }: { onBack(): void }) {
  const { t, sentenceOf } = useWording();
  const [refusal, setRefusal] = useState('');
  const [sent, setSent] = useState('');
  const { register, handleSubmit, formState } = useForm({ defaultValues: { username: '' } });
  const { ref, ...field } = register('username', {
    validate: (value) => value.trim() !== '' || t('signIn.enterUsername'),
  });
  const send = handleSubmit(async ({ username }) => {
    setRefusal('');
    const name = username.trim();
    try {
      const { passwordLink } = await callApi('requestPasswordLink', { body: { username: name } });
      setSent(t('signIn.linkSent', { name, minutes: passwordLink.expiresInMinutes }));
    } catch (error) {
      setRefusal(sentenceOf(error));
    }
  });
  const submit = { label: t('signIn.sendLink'), busy: formState.isSubmitting, send };
  return (
    <StepFrame
      heading={t('signIn.forgottenHeading')}
      text={t('signIn.forgottenText')}
      refusal={refusal}
      {...(sent ? {} : { submit })}
      onBack={() => onBack()}
    >
      {sent ? (
        <Alert severity="success" role="status">
          {sent}
        </Alert>
      ) : (
        <LabelledInput
          label={t('common.emailOrPhone')}
          autoComplete="username"
          autoFocus
          error={formState.errors.username?.message}
          inputRef={ref}
          {...field}
        />
      )}
    </StepFrame>
  );
}
