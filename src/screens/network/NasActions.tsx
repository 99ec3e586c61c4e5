import { useState } from 'react';
import type { RecordOf } from '../../../resources/language/defineResource';
import type { networkAccessServers } from '../../../resources/network/networkAccessServers';
import type { DetailsPartProps } from '../../crud/slots';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { ActionBar } from '../../ui/buttons/ActionBar';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { useActionMutation } from '../actions/useActionMutation';
import { useHeldDisconnects } from './HeldDisconnects';
import { NasSecret, type NewNasSecret } from './NasSecret';

/** Gives a NAS a new shared secret, which is shown once, and decides about its held disconnects. */
export function NasActions({ record }: DetailsPartProps) {
  const { t } = useWording();
  const may = useCan()('renewNasSecret');
  const nas = record as RecordOf<typeof networkAccessServers>;
  const { id, name } = nas;
  const held = useHeldDisconnects(nas);
  const [asking, setAsking] = useState(false);
  const [made, setMade] = useState<NewNasSecret | null>(null);
  const { submit, failure, isPending, reset } = useActionMutation('renewNasSecret', {
    done: () => t('network.nasRenewed', { name }),
    onSuccess: (renewed) => {
      setAsking(false);
      setMade(renewed);
    },
  });
  if (!may) return null;
  return (
    <>
      <ActionBar
        actions={[...held.actions, { label: t('network.renew'), icon: 'key-round', run: () => setAsking(true) }]}
      />
      <ConfirmDialog
        open={asking}
        title={t('network.renewNasTitle', { name })}
        text={t('network.renewNasText')}
        action={t('network.renew')}
        busy={isPending}
        failure={failure}
        onConfirm={() => submit({ params: { id } })}
        onCancel={() => {
          reset();
          setAsking(false);
        }}
      />
      {held.form}
      {made && <NasSecret made={made} onClose={() => setMade(null)} />}
    </>
  );
}
