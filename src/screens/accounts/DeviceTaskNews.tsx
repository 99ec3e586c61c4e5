import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import type { OnuActions } from './useOnuActions';

/** The current command to the ONU, and the result of the last one. */
export function DeviceTaskNews({ running, result }: Pick<OnuActions, 'running' | 'result'>) {
  return (
    <Box aria-live="polite">
      {running && (
        <Box sx={{ mb: 2, typography: 'body2' }}>
          {running}
          <LinearProgress aria-label={running} sx={{ mt: 0.5 }} />
        </Box>
      )}
      {result && (
        <Alert severity={result.severity} sx={{ mb: 2 }}>
          {result.text}
        </Alert>
      )}
    </Box>
  );
}
