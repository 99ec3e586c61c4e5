import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { RequestError } from '../../../../dataProvider/requestError';
import { useWording } from '../../../i18n/useWording';
import { callApi } from '../../../session/callApi';
import { sessionStore } from '../../../session/session';
import { PasswordField } from './PasswordField';
import { StepFrame } from './StepFrame';

interface Props {
  /** The token of the link that the user followed. */
  token: string;
  onSaved(): void;
  onBack(): void;
}

/** Removes the token from the address, because it is used up or must not stay in the history. */
const forgetLink = () => window.history.replaceState(window.history.state, '', window.location.pathname);

/** A form for a new password, which the link for a forgotten password opens. */
export function NewPassword({ token, onSaved, onBack }: Props) {
  const { t, sentenceOf } = useWording();
  const [refusal, setRefusal] = useState('');
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { newPassword: '' } });
  const leave = (next: () => void) => {
    forgetLink();
    next();
  };
  const send = handleSubmit(async (body) => {
    setRefusal('');
    try {
      await callApi('setForgottenPassword', { body: { token, ...body } });
      leave(onSaved);
      // The new password ended every session, including that of this browser.
      sessionStore.clear();
    } catch (error) {
      const message = error instanceof RequestError ? error.errors.newPassword : undefined;
      if (message) setError('newPassword', { message });
      else setRefusal(sentenceOf(error));
    }
  });
  return (
    <StepFrame
      heading={t('signIn.newPasswordHeading')}
      text={t('signIn.newPasswordText')}
      refusal={refusal}
      submit={{ label: t('signIn.savePassword'), busy: formState.isSubmitting, send }}
      onBack={() => leave(onBack)}
    >
      <PasswordField
        label={t('signIn.newPassword')}
        autoComplete="new-password"
        error={formState.errors.newPassword?.message}
        {...register('newPassword', { required: t('signIn.enterPassword') })}
      />
    </StepFrame>
  );
}
