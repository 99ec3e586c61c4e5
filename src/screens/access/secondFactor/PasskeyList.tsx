import Box from '@mui/material/Box';
import { useState } from 'react';
import type { OwnPasskey } from '../../../../resources/access/passkeyActions';
import { useWording } from '../../../i18n/useWording';
import { ActionButton } from '../../../ui/buttons/ActionButton';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { HelperText } from '../../../ui/texts/HelperText';
import { useActionMutation } from '../../actions/useActionMutation';
import { SECOND_FACTOR } from './useSecondFactor';

/** The user's passkeys: when each was added and last used, and a button to remove it. */
export function PasskeyList({ passkeys }: { passkeys: readonly OwnPasskey[] }) {
  const { t, formatDateTime } = useWording();
  const [removed, setRemoved] = useState<OwnPasskey | null>(null);
  const { perform, isPending } = useActionMutation('removePasskey', {
    done: () => t('secondFactor.passkeyRemoved'),
    refreshes: [SECOND_FACTOR],
  });
  const remove = ({ id }: OwnPasskey) => {
    // Closes this dialog, so that the prompt for the user's identity can be shown.
    setRemoved(null);
    void perform({ params: { id } });
  };
  const usedOf = ({ dateCreated, lastUsedAt }: OwnPasskey) => {
    const added = formatDateTime(dateCreated);
    return lastUsedAt
      ? t('secondFactor.passkeyUsed', { added, used: formatDateTime(lastUsedAt) })
      : t('secondFactor.passkeyUnused', { added });
  };
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
      {passkeys.map((passkey) => (
        <Box component="li" key={passkey.id} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box sx={{ flex: 1, minWidth: 0, typography: 'body2', overflowWrap: 'anywhere' }}>
            {passkey.name}
            <HelperText>{usedOf(passkey)}</HelperText>
          </Box>
          <ActionButton disabled={isPending} onClick={() => setRemoved(passkey)}>
            {t('secondFactor.removePasskey')}
          </ActionButton>
        </Box>
      ))}
      {removed && (
        <ConfirmDialog
          open
          title={t('secondFactor.removePasskeyTitle', { name: removed.name })}
          text={t('secondFactor.removePasskeyText')}
          action={t('secondFactor.removePasskey')}
          onConfirm={() => remove(removed)}
          onCancel={() => setRemoved(null)}
        />
      )}
    </Box>
  );
}
