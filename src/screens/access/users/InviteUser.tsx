import { useState } from 'react';
import { userActions } from '../../../../resources/access/userActions';
import { useWording } from '../../../i18n/useWording';
import { useCan } from '../../../session/useCan';
import { ActionButton } from '../../../ui/buttons/ActionButton';
import { HelperText } from '../../../ui/texts/HelperText';
import { DeclaredDrawer } from '../../actions/DeclaredDrawer';

/** A button in the heading of the list of users: it mails a new member of staff a link to choose their password. */
export function InviteUser() {
  const { t } = useWording();
  const may = useCan()('inviteUser');
  const [open, setOpen] = useState(false);
  if (!may) return null;
  return (
    <>
      <ActionButton icon="mail" onClick={() => setOpen(true)}>
        {t('users.invite')}
      </ActionButton>
      {open && (
        <DeclaredDrawer
          action={userActions.inviteUser}
          title={t('users.invite')}
          submitLabel={t('users.sendInvitation')}
          done={({ user }) => t('users.invited', { address: user.emailAddress })}
          onClose={() => setOpen(false)}
        >
          <HelperText>{t('users.inviteText')}</HelperText>
        </DeclaredDrawer>
      )}
    </>
  );
}
