import { useState } from 'react';
import { useNotify } from 'react-admin';
import { accessActions } from '../../../../resources/access/actions';
import { flattenFields } from '../../../../resources/language/defineResource';
import { useWording } from '../../../i18n/useWording';
import { callApi } from '../../../session/callApi';
import { FieldInputs } from '../../actions/FieldInputs';
import { ActionForm, SubmitButton } from '../../forms/ActionForm';
import { useShowSessions } from './useSessions';

interface Passwords {
  currentPassword: string;
  newPassword: string;
}

/** A form for a new password; the user stays signed in only here. */
export function PasswordForm() {
  const { t } = useWording();
  const notify = useNotify();
  const showSessions = useShowSessions();
  // Mounts a new form after each change, so that no password stays on the page.
  const [changes, setChanges] = useState(0);
  const save = async (body: Passwords) => {
    await callApi('changePassword', { body });
    notify(t('profile.passwordChanged'), { type: 'success' });
    setChanges(changes + 1);
    await showSessions();
  };
  return (
    <ActionForm<Passwords>
      key={changes}
      defaultValues={{}}
      onSubmit={save}
      actions={<SubmitButton progress={t('common.saving')}>{t('profile.changePassword')}</SubmitButton>}
    >
      <FieldInputs leaves={flattenFields(accessActions.changePassword.input)} />
    </ActionForm>
  );
}
