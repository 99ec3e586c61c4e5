import { useForm } from 'react-hook-form';
import { useWording } from '../../i18n/useWording';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { LabelledInput } from '../access/login/LabelledInput';
import { useWelcome } from '../access/login/useEnter';
import { DemoForm } from './DemoForm';
import { createDemoUsers, type DemoUser, SEEDED_USER } from './demoUsers';

/** Signs in to the local demo store; `email` is prefilled. */
export function DemoSignIn({ email = SEEDED_USER.email }: { email?: string | undefined }) {
  const { t, word } = useWording();
  const welcome = useWelcome();
  const form = useForm<Pick<DemoUser, 'email' | 'password'>>({
    defaultValues: { email, password: email === SEEDED_USER.email ? SEEDED_USER.password : '' },
  });
  const { errors } = form.formState;
  const { ref: emailRef, ...emailField } = form.register('email', { required: t('demoStore.enterYourEmail') });
  const { ref: passwordRef, ...passwordField } = form.register('password', {
    required: t('demoStore.enterYourPassword'),
  });
  const submit = form.handleSubmit((values) => {
    try {
      welcome(createDemoUsers(window.localStorage).signIn(values, Date.now()));
    } catch (error) {
      form.setError('root', { message: word((error as Error).message) });
    }
  });
  return (
    <DemoForm refusal={errors.root?.message} onSubmit={submit}>
      <LabelledInput label={t('common.email')} error={errors.email?.message} inputRef={emailRef} {...emailField} />
      <LabelledInput
        label={t('common.password')}
        type="password"
        error={errors.password?.message}
        inputRef={passwordRef}
        {...passwordField}
      />
      <ActionButton type="submit" variant="contained" size="medium" sx={{ minHeight: 40 }}>
        {t('demoStore.signInToTheDemo')}
      </ActionButton>
    </DemoForm>
  );
}
