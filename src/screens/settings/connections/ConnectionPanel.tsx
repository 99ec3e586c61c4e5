import Box from '@mui/material/Box';
import { CONNECTIONS } from '../../../../resources/settings/connections';
import { useWording } from '../../../i18n/useWording';
import { Panel } from '../../../ui/frames/Panel';
import { HelperText } from '../../../ui/texts/HelperText';
import { StatusChip } from '../../../ui/texts/StatusChip';
import type { ConnectionProps } from './Connection';
import { ConnectionForm } from './ConnectionForm';
import { ConnectionTest } from './ConnectionTest';

/** One connection: its purpose, its settings, and its test once it is set up. */
export function ConnectionPanel({ connection, onChange }: ConnectionProps) {
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
