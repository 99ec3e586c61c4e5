import Box from '@mui/material/Box';
import { Columns } from '../../ui/frames/Columns';
import { Attachments } from '../attachments/Attachments';
import { NotesPanel } from '../notes/NotesPanel';
import { ReceiptsPanel } from '../payments/ReceiptsPanel';
import { WorkOrdersPanel } from '../workOrders/WorkOrdersPanel';
import type { Account } from './Account';
import { ContactPanel } from './ContactPanel';
import { DevicePanel } from './DevicePanel';
import { OtherRecords } from './OtherRecords';
import { PaymentsPanel } from './PaymentsPanel';
import { RecordPanel } from './RecordPanel';
import { SessionPanel } from './SessionPanel';
import { SubscriptionsPanel } from './SubscriptionsPanel';
import { TicketsPanel } from './TicketsPanel';
import { TimelinePanel } from './TimelinePanel';

/** On a phone both columns are merged into one. */
const column = {
  display: { xs: 'contents', lg: 'grid' },
  gap: 2,
  alignContent: 'start',
  minWidth: 0,
} as const;

/** The details of a customer, in two columns if there is room; panels that the user may not read are omitted. */
export function AccountPanels({ account }: { account: Account }) {
  return (
    <Columns widths="minmax(0, 3fr) minmax(0, 2fr)">
      <Box sx={column}>
        <SubscriptionsPanel account={account} />
        <PaymentsPanel account={account} />
        <Box sx={{ order: { xs: 1, lg: 'unset' } }}>
          <TimelinePanel account={account} />
        </Box>
      </Box>
      <Box sx={column}>
        <SessionPanel account={account} />
        <DevicePanel account={account} />
        <NotesPanel target="accountId" id={account.id} />
        <Attachments target="accountId" id={account.id} />
        <TicketsPanel account={account} />
        <WorkOrdersPanel accountId={account.id} />
        <ReceiptsPanel of={{ accountId: account.id }} />
        <ContactPanel account={account} />
      </Box>
      <Box
        sx={{
          order: 2,
          gridColumn: '1 / -1',
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
        }}
      >
        <OtherRecords accountId={account.id} />
        <RecordPanel account={account} />
      </Box>
    </Columns>
  );
}
