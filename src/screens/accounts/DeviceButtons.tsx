import Box from '@mui/material/Box';
import { ActionBar } from '../../ui/buttons/ActionBar';
import type { Account } from './Account';
import { DeviceTaskNews } from './DeviceTaskNews';
import { useOnuActions } from './useOnuActions';

/** The commands for the customer's ONU; hidden if no ONU is installed or the user has no permission. */
export function DeviceButtons({ account }: { account: Account }) {
  const { actions, running, result, parts } = useOnuActions(account);
  if (!account.device || actions.length === 0) return null;
  return (
    <Box>
      <DeviceTaskNews running={running} result={result} />
      <ActionBar actions={actions} />
      {parts}
    </Box>
  );
}
