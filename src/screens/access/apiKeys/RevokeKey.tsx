import { useState } from 'react';
import type { apiKeys } from '../../../../resources/access/apiKeys';
import type { RecordOf } from '../../../../resources/language/defineResource';
import type { DetailsPartProps } from '../../../crud/slots';
import { useWording } from '../../../i18n/useWording';
import { callApi } from '../../../session/callApi';
import { useCan } from '../../../session/useCan';
import { ActionBar } from '../../../ui/buttons/ActionBar';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { usePerform } from '../../actions/usePerform';

/** A button on an active API key that revokes it after a confirmation. */
export function RevokeKey({ record }: DetailsPartProps) {
  const { t } = useWording();
  const can = useCan();
  const { busy, perform } = usePerform();
  const [asking, setAsking] = useState(false);
  const { id, name, status } = record as RecordOf<typeof apiKeys>;
  if (!can('revokeApiKey') || status === 'REVOKED') return null;
  const revoke = async () => {
    await perform(async () => {
      await callApi('revokeApiKey', { params: { id } });
      return t('apiKeys.revoked', { name });
    });
    setAsking(false);
  };
  return (
    <>
      <ActionBar actions={[{ label: t('apiKeys.revoke'), icon: 'ban', run: () => setAsking(true) }]} />
      <ConfirmDialog
        open={asking}
        title={t('apiKeys.revokeTitle', { name })}
        text={t('apiKeys.revokeText')}
        action={t('apiKeys.revoke')}
        busy={busy}
        onConfirm={revoke}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
