import Box from '@mui/material/Box';
import { currentOf } from '../subscriptions/Subscription';
import { TrackingPanel } from '../tracking/TrackingPanel';
import { useAccountSubscriptions } from './useAccountData';

/** How the customer's connection stands, and what is to be done next; nothing where they have had no subscription. */
export function AccountTracking({ accountId }: { accountId: string }) {
  const { permitted, data = [] } = useAccountSubscriptions(accountId);
  const subscription = currentOf(data, new Date()) ?? data[0];
  if (!permitted || !subscription) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <TrackingPanel id={subscription.id} />
    </Box>
  );
}
