import Box from '@mui/material/Box';
import { tickets } from '../../../resources/tickets/tickets';
import { useCan } from '../../session/useCan';
import type { Account } from './Account';
import { EndAnswer } from './EndAnswer';
import { LineAnswer } from './LineAnswer';
import { OwedAnswer } from './OwedAnswer';
import { TicketsAnswer } from './TicketsAnswer';

/** The answers that staff need first, as far as the user may read them. */
export function AccountAnswers({ account }: { account: Account }) {
  const can = useCan();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 1, sm: 2 },
        mb: 2,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(auto-fit, minmax(180px, 1fr))' },
      }}
    >
      {can('readOnuStatus') && <LineAnswer account={account} />}
      {can('getActiveSubscription') && <EndAnswer account={account} />}
      {can('getActiveSubscription') && <OwedAnswer account={account} />}
      {can(tickets, 'list') && <TicketsAnswer account={account} />}
    </Box>
  );
}
