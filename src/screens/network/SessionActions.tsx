import { useState } from 'react';
import type { RecordOf } from '../../../resources/language/defineResource';
import type { radiusSessions } from '../../../resources/network/radiusSessions';
import type { DetailsPartProps } from '../../crud/slots';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { ActionBar } from '../../ui/buttons/ActionBar';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { useActionMutation } from '../actions/useActionMutation';

/** Disconnects a session that is live, after a confirmation. */
export function SessionActions({ record }: DetailsPartProps) {
  const { t } = useWording();
  const may = useCan()('disconnectSession');
  const { id, username, status, accessLineId } = record as RecordOf<typeof radiusSessions>;
  const [asking, setAsking] = useState(false);
  const { submit, failure, isPending, reset } = useActionMutation('disconnectSession', {
    done: () => t('network.disconnecting', { username }),
    onSuccess: () => setAsking(false),
  });
  if (!may || status !== 'LIVE' || !accessLineId) return null;
  return (
    <>
      <ActionBar actions={[{ label: t('network.disconnect'), icon: 'power', run: () => setAsking(true) }]} />
      <ConfirmDialog
        open={asking}
        title={t('network.disconnectTitle', { username })}
        text={t('network.disconnectText')}
        action={t('network.disconnect')}
        busy={isPending}
        failure={failure}
        onConfirm={() => submit({ params: { id } })}
        onCancel={() => {
          reset();
          setAsking(false);
        }}
      />
    </>
  );
}
