import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import { ActionButton } from '../ui/buttons/ActionButton';
import { Card } from '../ui/frames/Card';
import { Columns, TwoColumns } from '../ui/frames/Columns';
import { Crash, CrashBoundary } from '../ui/frames/CrashBoundary';
import { Failure } from '../ui/frames/Failure';
import { FoldedPanel } from '../ui/frames/FoldedPanel';
import { frame } from '../ui/frames/frame';
import { ListSkeleton } from '../ui/frames/ListSkeleton';
import { Loading } from '../ui/frames/Loading';
import { Message } from '../ui/frames/Message';
import { NoPermission } from '../ui/frames/NoPermission';
import { PageHeading } from '../ui/frames/PageHeading';
import { PageSkeleton } from '../ui/frames/PageSkeleton';
import { PageTransition } from '../ui/frames/PageTransition';
import { Pagination } from '../ui/frames/Pagination';
import { Panel } from '../ui/frames/Panel';
import { QrPanel } from '../ui/frames/QrPanel';
import { SkeletonRows } from '../ui/frames/SkeletonRows';
import { Tabs } from '../ui/frames/Tabs';
import { StatusChip } from '../ui/texts/StatusChip';
import { KindSection, LONG, nothing } from './Sample';

const HALVES = 'repeat(2, minmax(0, 1fr))';
const REFUSED = new Error('The service cannot be reached. Try again.');

export function Frames() {
  return (
    <KindSection name="Frames">
      <PageTransition>
        <PageHeading title={LONG} text="With its states and what may be done" state={<StatusChip value="ACTIVE" />}>
          <ActionButton>Edit</ActionButton>
        </PageHeading>
      </PageTransition>
      <PageHeading
        value="UGX 149,000"
        title="PAY-000001"
        text="Grace Okello · Mobile money"
        state={<StatusChip value="SUCCESSFUL" />}
      />
      <FoldedPanel title="Technical details">{LONG}</FoldedPanel>
      <Tabs
        label="Views"
        more="More"
        tabs={['/__kit', ...'abcdef'].map((route) => ({ route, text: `View ${route}` }))}
      />
      <TwoColumns aside={<Panel title="Aside">Beside the work</Panel>}>
        <Panel title={LONG} action={<ActionButton variant="text">All</ActionButton>}>
          {LONG}
        </Panel>
        <Panel>Without a title</Panel>
      </TwoColumns>
      <QrPanel text="https://kitara.example/pay" title="A page to pay on">
        {LONG}
      </QrPanel>
      <Columns widths={HALVES}>
        <Failure error={REFUSED} onRetry={nothing} />
        <Failure error={new Error(LONG)} onRetry={nothing} />
      </Columns>
      <Columns widths={HALVES}>
        <Message icon="inbox" title="No clients yet" text="They will be listed here.">
          <ActionButton variant="contained">New client</ActionButton>
        </Message>
        <Failure whole error={REFUSED} onRetry={nothing} />
        <NoPermission />
        <CrashBoundary>
          <Crash />
        </CrashBoundary>
      </Columns>
      <Columns widths={HALVES}>
        {[undefined, { to: '/__kit', state: null }].map((link, at) => (
          <Box key={at} sx={frame}>
            <Card
              title={LONG}
              state={<StatusChip value="NEW" />}
              facts={[
                ['Area', 'Ntinda'],
                ['E-mail', LONG],
              ]}
              link={link}
            />
          </Box>
        ))}
      </Columns>
      <Pagination page={1} size={10} total={1234} onPage={nothing} sizes={[10, 20]} onSize={nothing} />
      <Box sx={{ ...frame, overflow: 'auto' }}>
        <Table size="small" aria-label="Rows to come">
          <TableBody>
            <SkeletonRows
              columns={[
                ['name', 'left'],
                ['fare', 'right'],
              ]}
              count={3}
              selectable
            />
          </TableBody>
        </Table>
      </Box>
      <PageSkeleton />
      <ListSkeleton />
      <Loading label="Back-office" authenticated />
      <Loading label="Sign-in" authenticated={false} />
    </KindSection>
  );
}
