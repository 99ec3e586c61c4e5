import Box from '@mui/material/Box';
import { useState } from 'react';
import type { OwnPasskey } from '../../../../resources/access/passkeyActions';
import { useWording } from '../../../i18n/useWording';
import { callApi } from '../../../session/callApi';
import { ActionButton } from '../../../ui/buttons/ActionButton';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { HelperText } from '../../../ui/texts/HelperText';
import { usePerform } from '../../actions/usePerform';
import { useShowSecondFactor } from './useSecondFactor';

/** The user's passkeys: when each was added and last used, and a button to remove it. */
export function PasskeyList({ passkeys }: { passkeys: readonly OwnPasskey[] }) {
  const { t, formatDateTime } = useWording();
  const [removed, setRemoved] = useState<OwnPasskey | null>(null);
  const { busy, perform } = usePerform();
  const show = useShowSecondFactor();
  const remove = async ({ id }: OwnPasskey) => {
    // Closes this dialog, so that the prompt for the user's identity can be shown.
    setRemoved(null);
    await callApi('removePasskey', { params: { id } });
    await show();
    return t('secondFactor.passkeyRemoved');
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
          <ActionButton disabled={busy} onClick={() => setRemoved(passkey)}>
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
          onConfirm={() => perform(() => remove(removed))}
          onCancel={() => setRemoved(null)}
        />
      )}
    </Box>
  );
}
