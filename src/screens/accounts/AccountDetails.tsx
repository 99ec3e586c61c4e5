import Box from '@mui/material/Box';
import { accounts } from '../../../resources/accounts/accounts';
import { PagePlaceholder } from '../../crud/details/PagePlaceholder';
import { LateEditDrawer } from '../../crud/lateParts';
import { useIdParam } from '../../crud/useIdParam';
import { useAnswer } from '../../session/calls';
import { useCan } from '../../session/useCan';
import { useDrawer } from '../../ui/dialogs/useDrawer';
import { TrackingPanel } from '../orders/tracking/TrackingPanel';
import { currentOf } from '../subscriptions/Subscription';
import { AccountAnswers } from './AccountAnswers';
import { AccountHeading } from './AccountHeading';
import { AccountPanels } from './AccountPanels';
import { useAccountSubscriptions } from './useAccountData';

/**
 * The page of one customer: who they are, whether their connection works, until when, and the balance due, followed by all
 * details and actions. What the user may not read is neither shown nor requested.
 */
export function AccountDetails() {
  const id = useIdParam();
  const mayUpdate = useCan()(accounts, 'update');
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
      {isOpen && mayUpdate && <LateEditDrawer resource={accounts} id={id} onClose={close} />}
    </>
  );
}

/** The next step for the customer's connection; empty if there is none, or if they have never had a subscription. */
function AccountTracking({ accountId }: { accountId: string }) {
  const { permitted, data = [] } = useAccountSubscriptions(accountId);
  const subscription = currentOf(data, new Date()) ?? data[0];
  if (!permitted || !subscription) return null;
  return (
    <Box sx={{ mb: 2, '&:empty': { display: 'none' } }}>
      <TrackingPanel id={subscription.id} />
    </Box>
  );
}
