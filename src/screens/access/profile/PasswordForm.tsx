import { useState } from 'react';
import { accessActions } from '../../../../resources/access/actions';
import { flattenFields } from '../../../../resources/language/defineResource';
import { useWording } from '../../../i18n/useWording';
import { FieldInputs } from '../../actions/FieldInputs';
import { ActionForm, SubmitButton } from '../../forms/ActionForm';
import { SESSIONS } from './useSessions';

interface Passwords {
  currentPassword: string;
  newPassword: string;
}

/** A form for a new password; the user stays signed in only here. */
export function PasswordForm() {
  const { t } = useWording();
  // Mounts a new form after each change, so that no password stays on the page.
  const [changes, setChanges] = useState(0);
  return (
    <ActionForm<Passwords>
      key={changes}
      defaultValues={{}}
      perform={async (body, act) => {
        await act('changePassword', { body });
        return t('profile.passwordChanged');
      }}
      refreshes={[SESSIONS]}
      onDone={() => setChanges(changes + 1)}
      actions={<SubmitButton progress={t('common.saving')}>{t('profile.changePassword')}</SubmitButton>}
    >
      <FieldInputs leaves={flattenFields(accessActions.changePassword.input)} />
    </ActionForm>
  );
}
