import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { OFFICE_PAGES } from '../../../contract/pages/officePages';
import { RequestError } from '../../../dataProvider/requestError';
import { useWording } from '../../i18n/useWording';
import { callApi } from '../../session/callApi';
import { enter, sessionStore } from '../../session/session';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { HelperText } from '../../ui/texts/HelperText';
import { LabelledInput } from '../access/login/LabelledInput';
import { PasswordField } from '../access/login/PasswordField';

interface Values {
  fullName: string;
  emailAddress: string;
  password: string;
}

/** Creates the first administrator and signs them in; then the further steps open. */
export function AdministratorForm() {
  const { t, sentenceOf } = useWording();
  const [refusal, setRefusal] = useState('');
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: { fullName: '', emailAddress: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const required = { required: t('setup.required') };
  const { ref: nameRef, ...name } = register('fullName', required);
  const { ref: emailRef, ...email } = register('emailAddress', required);

  const submit = handleSubmit(async (person) => {
    setRefusal('');
    try {
      const key = new URLSearchParams(window.location.search).get('key') ?? '';
      await callApi('createFirstAdministrator', { body: { key, ...person } });
      const session = await enter({ username: person.emailAddress, password: person.password });
      // Removes the page with the key from the history.
      window.history.replaceState({ usr: null, key: 'default' }, '', OFFICE_PAGES.firstSetup.route);
      sessionStore.write(session);
    } catch (error) {
      const faults = error instanceof RequestError ? error.errors : {};
      for (const field of ['fullName', 'emailAddress', 'password'] as const)
        if (faults[field]) setError(field, { message: faults[field] });
      setRefusal(error instanceof RequestError && error.status === 404 ? t('setup.over') : sentenceOf(error));
    }
  });

  return (
    <Stack component="form" spacing={2.5} onSubmit={submit} noValidate>
      {refusal && (
        <Alert severity="error" role="alert">
          {refusal}
        </Alert>
      )}
      <LabelledInput
        label={t('setup.fullName')}
        autoComplete="name"
        autoFocus
        error={errors.fullName?.message}
        inputRef={nameRef}
        {...name}
      />
      <LabelledInput
        label={t('common.email')}
        type="email"
        autoComplete="username"
        error={errors.emailAddress?.message}
        inputRef={emailRef}
        {...email}
      />
      <PasswordField error={errors.password?.message} {...register('password', required)} autoComplete="new-password" />
      <HelperText>{t('setup.passwordRule')}</HelperText>
      <ActionButton type="submit" variant="contained" size="medium" loading={isSubmitting} sx={{ minHeight: 40 }}>
        {t('setup.createAdministrator')}
      </ActionButton>
    </Stack>
  );
}
