import Box from '@mui/material/Box';
import { ActionBar } from '../../ui/buttons/ActionBar';
import type { Account } from './Account';
import { DeviceTaskNews } from './DeviceTaskNews';
import { useOnuActions } from './useOnuActions';

/** What the customer's ONU can be told to do; nothing where none is installed, or one may not. */
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
