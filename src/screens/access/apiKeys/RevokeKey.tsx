import { useState } from 'react';
import type { apiKeys } from '../../../../resources/access/apiKeys';
import type { RecordOf } from '../../../../resources/language/defineResource';
import type { DetailsPartProps } from '../../../crud/slots';
import { useWording } from '../../../i18n/useWording';
import { useCan } from '../../../session/useCan';
import { ActionBar } from '../../../ui/buttons/ActionBar';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { useActionMutation } from '../../actions/useActionMutation';

/** A button on an active API key that revokes it after a confirmation. */
export function RevokeKey({ record }: DetailsPartProps) {
  const { t } = useWording();
  const can = useCan();
  const [asking, setAsking] = useState(false);
  const { id, name, status } = record as RecordOf<typeof apiKeys>;
  const { perform, isPending } = useActionMutation('revokeApiKey', { done: () => t('apiKeys.revoked', { name }) });
  if (!can('revokeApiKey') || status === 'REVOKED') return null;
  const revoke = async () => {
    await perform({ params: { id } });
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
        busy={isPending}
        onConfirm={revoke}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
