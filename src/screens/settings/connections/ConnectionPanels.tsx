import Box from '@mui/material/Box';
import { CONNECTIONS } from '../../../../resources/settings/connections';
import { useWording } from '../../../i18n/useWording';
import { useAnswer } from '../../../session/calls';
import { Failure } from '../../../ui/frames/Failure';
import { FoldedPanel } from '../../../ui/frames/FoldedPanel';
import { PageSkeleton } from '../../../ui/frames/PageSkeleton';
import { HelperText } from '../../../ui/texts/HelperText';
import { StatusChip } from '../../../ui/texts/StatusChip';
import type { Connection, ConnectionProps } from './Connection';
import { ConnectionForm } from './ConnectionForm';
import { ConnectionTest } from './ConnectionTest';

/** A panel for each connection, with its settings and its test. */
export function ConnectionPanels() {
  const { t } = useWording();
  const { data, error, refetch } = useAnswer('settings', 'readConnections', {});
  if (!data) return error ? <Failure whole error={error} onRetry={refetch} /> : <PageSkeleton />;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {data.connections.map((connection) => (
        <ConnectionPanel key={connection.name} connection={connection} onChange={refetch} />
      ))}
      <FoldedPanel title={t('connections.taxInvoices')} status={<InUse use={data.taxInvoices} />}>
        <HelperText>{t('connections.taxInvoicesText')}</HelperText>
      </FoldedPanel>
    </Box>
  );
}

/** One connection: what it uses now, its purpose, its settings, and its test once it is set up. Closed while it works. */
function ConnectionPanel({ connection, onChange }: ConnectionProps) {
  const { word } = useWording();
  const { label, about } = CONNECTIONS[connection.name];
  const { isSetUp, inUse, tested } = connection;
  return (
    <FoldedPanel
      title={word(label)}
      opened={!(isSetUp && tested?.isWorking)}
      status={<InUse use={inUse} tested={isSetUp ? tested : null} />}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <HelperText>{word(about)}</HelperText>
        <ConnectionForm connection={connection} onChange={onChange} />
        {isSetUp && <ConnectionTest connection={connection} onChange={onChange} />}
      </Box>
    </FoldedPanel>
  );
}

/** Says what a connection uses now, and whether and when it last answered a test. */
function InUse({ use, tested = null }: { use: Connection['inUse']; tested?: Connection['tested'] }) {
  const { t, formatDateTime } = useWording();
  const isReal = use === 'ENVIRONMENT' || use === 'SAVED';
  return (
    <HelperText
      component="div"
      sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', alignItems: 'center', columnGap: 1 }}
    >
      <span>{t(`connections.use${use}`)}</span>
      {tested?.isWorking && <span>{t('connections.answered', { moment: formatDateTime(tested.testedAt) })}</span>}
      {isReal && <StatusChip value={tested ? (tested.isWorking ? 'WORKING' : 'NOT_WORKING') : 'UNTESTED'} />}
    </HelperText>
  );
}
