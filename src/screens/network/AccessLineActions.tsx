import { useState } from 'react';
import type { RecordOf } from '../../../resources/language/defineResource';
import type { accessLines } from '../../../resources/network/accessLines';
import { networkActions } from '../../../resources/network/actions';
import { holdActions } from '../../../resources/network/holdActions';
import type { DetailsPartProps } from '../../crud/slots';
import { useWording } from '../../i18n/useWording';
import { useCan } from '../../session/useCan';
import { ActionBar } from '../../ui/buttons/ActionBar';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { HelperText } from '../../ui/texts/HelperText';
import { DeclaredDrawer } from '../actions/DeclaredDrawer';
import { useActionMutation } from '../actions/useActionMutation';
import { LineSecret, type MadeSecret } from './LineSecret';

/** The actions on an access line that is not terminated: a promise, a new secret, which is shown once, and its end. */
export function AccessLineActions({ record }: DetailsPartProps) {
  const { t, formatDateTime } = useWording();
  const may = useCan()('renewAccessLineSecret');
  const { id, username, status } = record as RecordOf<typeof accessLines>;
  const [asking, setAsking] = useState<'secret' | 'end' | 'promise' | null>(null);
  const [made, setMade] = useState<MadeSecret | null>(null);
  const close = () => setAsking(null);
  const { submit, failure, isPending, reset } = useActionMutation('renewAccessLineSecret', {
    done: () => t('network.renewed', { username }),
    onSuccess: ({ secret }) => {
      close();
      setMade({ username, secret });
    },
  });
  if (!may) return null;
  return (
    <>
      {status === 'ACTIVE' && (
        <ActionBar
          actions={[
            { label: t('network.keepOn'), icon: 'shield-check', run: () => setAsking('promise') },
            { label: t('network.renew'), icon: 'key-round', run: () => setAsking('secret') },
            { label: t('network.terminate'), icon: 'ban', run: () => setAsking('end') },
          ]}
        />
      )}
      <ConfirmDialog
        open={asking === 'secret'}
        title={t('network.renewTitle', { username })}
        text={t('network.renewText')}
        action={t('network.renew')}
        busy={isPending}
        failure={failure}
        onConfirm={() => submit({ params: { id } })}
        onCancel={() => {
          reset();
          close();
        }}
      />
      {asking === 'promise' && (
        <DeclaredDrawer
          action={holdActions.keepLineOn}
          title={t('network.keepOn')}
          submitLabel={t('network.keepOn')}
          params={{ id }}
          done={({ accessHold: { until } }) => t('network.keptOn', { username, moment: formatDateTime(until) })}
          onClose={close}
        >
          <HelperText>{t('network.keepOnText')}</HelperText>
        </DeclaredDrawer>
      )}
      {asking === 'end' && (
        <DeclaredDrawer
          action={networkActions.terminateAccessLine}
          title={t('network.terminate')}
          submitLabel={t('network.terminate')}
          params={{ id }}
          done={() => t('network.terminated', { username })}
          onClose={close}
        >
          <HelperText>{t('network.terminateText')}</HelperText>
        </DeclaredDrawer>
      )}
      {made && <LineSecret made={made} onClose={() => setMade(null)} />}
    </>
  );
}
