import { use, useState } from 'react';
import type { RecordOf } from '../../../resources/defineResource';
import type { users } from '../../../resources/users';
import type { DetailsPartProps } from '../../crud/slots';
import { useWording } from '../../i18n/useWording';
import { SessionContext } from '../../session/access';
import { callApi } from '../../session/callApi';
import { useMayCall } from '../../session/calls';
import { ActionBar } from '../../ui/buttons/ActionBar';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { usePerform } from '../actions/usePerform';

/** On somebody else with a second factor: take it from them, because they have lost it. */
export function ResetSecondFactor({ record }: DetailsPartProps) {
  const { t } = useWording();
  const may = useMayCall();
  const ownId = use(SessionContext)?.user.id;
  const { busy, perform } = usePerform();
  const [asking, setAsking] = useState(false);
  const { id, fullName, secondFactorSince } = record as RecordOf<typeof users>;
  if (!secondFactorSince || id === ownId || !may('resetSecondFactor')) return null;
  const reset = async () => {
    setAsking(false);
    await perform(async () => {
      await callApi('resetSecondFactor', { params: { id } });
      return t('users.secondFactorReset');
    });
  };
  const run = () => setAsking(true);
  return (
    <>
      <ActionBar actions={[{ label: t('users.resetSecondFactor'), icon: 'shield', run, busy }]} />
      <ConfirmDialog
        open={asking}
        title={t('users.resetSecondFactor')}
        text={t('users.resetSecondFactorText', { name: fullName })}
        action={t('users.resetSecondFactor')}
        onConfirm={reset}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
