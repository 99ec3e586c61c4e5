import { use, useState } from 'react';
import type { users } from '../../../../resources/access/users';
import type { RecordOf } from '../../../../resources/language/defineResource';
import type { DetailsPartProps } from '../../../crud/slots';
import { useWording } from '../../../i18n/useWording';
import { SessionContext } from '../../../session/access';
import { useCan } from '../../../session/useCan';
import { ActionBar } from '../../../ui/buttons/ActionBar';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { useActionMutation } from '../../actions/useActionMutation';

type User = RecordOf<typeof users>;

/** Actions on how a user signs in: resetting a lost second factor, and unlinking the account at the identity provider. */
export function SignInActions({ record }: DetailsPartProps) {
  const ownId = use(SessionContext)?.user.id;
  const can = useCan();
  const user = record as User;
  const { id, secondFactorSince, signOnSince } = user;
  return (
    <>
      {secondFactorSince && id !== ownId && can('resetSecondFactor') && (
        <SignInAction user={user} call="resetSecondFactor" icon="shield" />
      )}
      {signOnSince && can('unlinkSingleSignOn') && <SignInAction user={user} call="unlinkSingleSignOn" icon="link" />}
    </>
  );
}

interface Props {
  user: User;
  call: 'resetSecondFactor' | 'unlinkSingleSignOn';
  icon: string;
}

/** One of these actions, with a confirmation. */
function SignInAction({ user: { id, fullName }, call, icon }: Props) {
  const { t } = useWording();
  const { perform, isPending } = useActionMutation(call, { done: () => t(`users.${call}Done`) });
  const [asking, setAsking] = useState(false);
  const confirmed = () => {
    setAsking(false);
    void perform({ params: { id } });
  };
  const run = () => setAsking(true);
  return (
    <>
      <ActionBar actions={[{ label: t(`users.${call}`), icon, run, busy: isPending }]} />
      <ConfirmDialog
        open={asking}
        title={t(`users.${call}`)}
        text={t(`users.${call}Text`, { name: fullName })}
        action={t(`users.${call}`)}
        onConfirm={confirmed}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
