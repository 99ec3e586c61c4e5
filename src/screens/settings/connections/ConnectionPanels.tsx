import Box from '@mui/material/Box';
import { useAnswer } from '../../../session/calls';
import { Failure } from '../../../ui/frames/Failure';
import { PageSkeleton } from '../../../ui/frames/PageSkeleton';
import { ConnectionPanel } from './ConnectionPanel';

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
