import Box from '@mui/material/Box';
import { TrackingPanel } from '../orders/tracking/TrackingPanel';
import { currentOf } from '../subscriptions/Subscription';
import { useAccountSubscriptions } from './useAccountData';

/** The state of the customer's connection and the next step; empty if they have never had a subscription. */
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
