import Box from '@mui/material/Box';
import type { Answers } from '../../../resources/catalogue/actions';
import { CONNECTIONS } from '../../../resources/settings/connections';
import { useWording } from '../../i18n/useWording';
import { Panel } from '../../ui/frames/Panel';
import { HelperText } from '../../ui/texts/HelperText';
import { StatusChip } from '../../ui/texts/StatusChip';
import { ConnectionForm } from './ConnectionForm';
import { ConnectionTest } from './ConnectionTest';

export type Connection = Answers['readConnections']['connections'][number];

export interface ConnectionProps {
  connection: Connection;
  /** Called after its settings were changed, or it was tested. */
  onChange(): unknown;
}

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
