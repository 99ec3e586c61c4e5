import { accounts } from '../../../resources/accounts/accounts';
import { PagePlaceholder } from '../../crud/details/PagePlaceholder';
import { EditDrawer } from '../../crud/lateParts';
import { useChosenId } from '../../crud/useChosenId';
import { useMay } from '../../session/access';
import { useAnswer } from '../../session/calls';
import { useDrawer } from '../../ui/dialogs/useDrawer';
import { AccountAnswers } from './AccountAnswers';
import { AccountHeading } from './AccountHeading';
import { AccountPanels } from './AccountPanels';
import { AccountTracking } from './AccountTracking';

/**
 * Everything about one customer: who it is, whether their line works, until when, and what they owe, then all that is known
 * and may be done. What somebody may not read is absent, and is not asked for.
 */
export function AccountDetails() {
  const id = useChosenId();
  const mayUpdate = useMay()(accounts, 'update');
  const { isOpen, close } = useDrawer('edit');
  const { data, error, refetch } = useAnswer(accounts.name, 'readAccountOverview', { params: { id } }, id !== '');
  if (!data) return <PagePlaceholder resource={accounts} id={id} error={error} onRetry={refetch} />;
  const { account } = data;
  return (
    <>
      <AccountHeading account={account} />
      <AccountAnswers account={account} />
      <AccountTracking accountId={account.id} />
      <AccountPanels account={account} />
      {isOpen && mayUpdate && <EditDrawer resource={accounts} id={id} onClose={close} />}
    </>
  );
}
