import Box from '@mui/material/Box';
import { CONNECTIONS } from '../../../../resources/settings/connections';
import { useWording } from '../../../i18n/useWording';
import { useAnswer } from '../../../session/calls';
import { Failure } from '../../../ui/frames/Failure';
import { PageSkeleton } from '../../../ui/frames/PageSkeleton';
import { Panel } from '../../../ui/frames/Panel';
import { HelperText } from '../../../ui/texts/HelperText';
import { StatusChip } from '../../../ui/texts/StatusChip';
import type { ConnectionProps } from './Connection';
import { ConnectionForm } from './ConnectionForm';
import { ConnectionTest } from './ConnectionTest';

/** A panel for each connection, with its settings and its test. */
export function ConnectionPanels() {
  const { data, error, refetch } = useAnswer('settings', 'readConnections', {});
  if (!data) return error ? <Failure whole error={error} onRetry={refetch} /> : <PageSkeleton />;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {data.connections.map((connection) => (
        <ConnectionPanel key={connection.name} connection={connection} onChange={refetch} />
      ))}
    </Box>
  );
}

/** One connection: its purpose, its settings, and its test once it is set up. */
function ConnectionPanel({ connection, onChange }: ConnectionProps) {
  const { word } = useWording();
  const { label, about } = CONNECTIONS[connection.name];
  const { isSetUp, tested } = connection;
  const state = tested ? (tested.isWorking ? 'WORKING' : 'NOT_WORKING') : 'UNTESTED';
  return (
    <Panel title={word(label)} action={isSetUp && <StatusChip value={state} />}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <HelperText>{word(about)}</HelperText>
        <ConnectionForm connection={connection} onChange={onChange} />
        {isSetUp && <ConnectionTest connection={connection} onChange={onChange} />}
      </Box>
    </Panel>
  );
}
